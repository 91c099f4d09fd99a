import { chapters } from "../../src/layout/index.js";

/** Every layout of every chapter. */
export const layouts = (await Promise.all(chapters.map((c) => c.load()))).flatMap((chapter) => chapter.layouts);
