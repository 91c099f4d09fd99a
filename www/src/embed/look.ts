/** How an element looks: like the page around it, unless it is told otherwise. */
import { deviceTheme } from "../state/settings.js";
import type { Theme } from "../state/settings.js";
import { t } from "../i18n/index.js";
import { wrongAttribute } from "./attributes.js";
import type { Wrong } from "./attributes.js";

const THEMES = ["light", "dark", "auto"];
/** A page may fade from one look to the other. */
const FADED_MS = 600;
/** What people need to read text, and what they need without effort. */
const READABLE = 4.5;
const EASY = 7;

type Colour = [red: number, green: number, blue: number, alpha: number];
const WHITE: Colour = [1, 1, 1, 1];
const BLACK: Colour = [0.07, 0.07, 0.07, 1];

export class Look {
  private readonly device = matchMedia("(prefers-color-scheme: dark)");
  private readonly probe = document.createElement("span");
  private readonly resized = new ResizeObserver(() => this.update());
  private readonly restyled = new MutationObserver(() => {
    this.update();
    this.changed();
    setTimeout(this.update, FADED_MS);
  });

  constructor(
    private readonly host: HTMLElement,
    private readonly frame: HTMLElement,
    private readonly system: string,
    /** Told when the page around has changed. */
    private readonly changed: () => void,
  ) {}

  connect(): void {
    this.resized.observe(this.host);
    this.device.addEventListener("change", this.update);
    for (const root of document.querySelectorAll("html, body")) this.restyled.observe(root, { attributes: true });
  }

  disconnect(): void {
    this.resized.disconnect();
    this.restyled.disconnect();
    this.device.removeEventListener("change", this.update);
  }

  /** A theme that there is not. */
  wrong(): Wrong[] {
    const theme = this.host.getAttribute("theme");
    if (theme === null || theme === "" || THEMES.includes(theme)) return [];
    const expected = (lang: "de" | "en"): string => t(lang, "attr.oneOf", { list: THEMES.map((name) => `\`${name}\``).join(", ") });
    return [wrongAttribute("theme", theme, { de: expected("de"), en: expected("en") })];
  }

  update = (): void => {
    const { frame, host } = this;
    if (!host.isConnected) return;
    const { fontFamily, fontSize } = getComputedStyle(host);
    frame.style.setProperty("--host-font", fontFamily);
    frame.style.setProperty("--host-size", fontSize);
    const theme = host.getAttribute("theme");
    if (theme === "light" || theme === "dark" || theme === "auto") this.paint(theme === "auto" ? deviceTheme() : theme);
    else this.likeHost();
  };

  /** In colours of its own. */
  private paint(theme: Theme): void {
    this.frame.classList.remove("host");
    this.frame.dataset["theme"] = theme;
    this.frame.style.removeProperty("--regelwerk-accent");
    this.frame.style.removeProperty("--regelwerk-accent-text");
  }

  /** In the page's colours, as far as they can be read. */
  private likeHost(): void {
    const { frame, host } = this;
    const { paper, picture } = this.behind();
    const ink = this.colour(getComputedStyle(host).color) ?? BLACK;
    // On a picture the text says whether it is a light one or a dark one.
    const ground = picture && contrast(ink, paper) < READABLE ? (luminance(ink) < 0.4 ? WHITE : BLACK) : paper;
    this.paint(luminance(ground) < 0.3 ? "dark" : "light");
    if (contrast(ink, ground) < READABLE) return;
    frame.classList.add("host");
    frame.style.setProperty("--host-paper", css(ground));
    frame.style.setProperty("--host-ink", css(ink));
    frame.style.setProperty("--host-soft", contrast(ink, ground) < EASY * 1.5 ? "100%" : "80%");
    this.keepAccentReadable(ground, ink);
  }

  private keepAccentReadable(paper: Colour, ink: Colour): void {
    if (getComputedStyle(this.host).getPropertyValue("--regelwerk-accent") !== "") return;
    const own = this.system === "chronopia" ? "" : `${this.system}-`;
    const accent = this.colour(getComputedStyle(this.frame).getPropertyValue(`--${own}accent`));
    if (accent && contrast(accent, paper) >= READABLE) return;
    this.frame.style.setProperty("--regelwerk-accent", css(ink));
    this.frame.style.setProperty("--regelwerk-accent-text", css(paper));
  }

  /** The background that the element stands on, through everything that lets it through. */
  private behind(): { paper: Colour; picture: boolean } {
    const layers: Colour[] = [];
    let picture = false;
    let at: Element | null = this.host;
    while (at) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      picture ||= backgroundImage !== "none";
      const colour = this.colour(backgroundColor);
      if (colour && colour[3] > 0) layers.push(colour);
      if (colour && colour[3] >= 1) break;
      const root: Node | undefined = at.parentElement ? undefined : at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    const dark = /\bdark\b/.test(getComputedStyle(document.documentElement).colorScheme) && this.device.matches;
    const paper = layers.reduceRight((below, above) => over(above, below), dark ? BLACK : WHITE);
    return { paper, picture };
  }

  /** A colour in whatever notation, as numbers. */
  private colour(text: string): Colour | undefined {
    const { probe, frame } = this;
    probe.style.color = "";
    probe.style.color = `color-mix(in srgb, ${text}, ${text})`;
    if (probe.style.color === "") return undefined;
    frame.append(probe);
    const numbers = getComputedStyle(probe).color.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number);
    probe.remove();
    if (!numbers || numbers.length < 3) return undefined;
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return [red, green, blue, alpha];
  }
}

function over([r, g, b, a]: Colour, below: Colour): Colour {
  return [r * a + below[0] * (1 - a), g * a + below[1] * (1 - a), b * a + below[2] * (1 - a), 1];
}

function css([red, green, blue]: Colour): string {
  return `rgb(${[red, green, blue].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255)).join(" ")})`;
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Colour, b: Colour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
