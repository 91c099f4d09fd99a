/** Hands a picture to the reader as a file. */
import { offerFile } from "../elements/profiles/file.js";
import { pngOf } from "./draw.js";
import { framed } from "./frame.js";
import type { Form, Picture } from "./picture.js";

export async function savePicture(picture: Picture, form: Form): Promise<void> {
  const svg = typeof picture === "string" ? picture : framed(picture);
  if (form === "svg") offerFile("regelwerk.svg", svg, "image/svg+xml");
  else offerFile("regelwerk.png", await pngOf(svg), "image/png");
}
