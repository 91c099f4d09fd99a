/**
 * A picture drawn as PNG, from the SVG that is saved otherwise. A browser would draw it by itself only as an
 * image with an address of its own, which our policy allows nowhere, and others' policies seldom; so what
 * our pictures are made of is drawn here, shape by shape.
 */
import { canvasOf } from "./look.js";

/** Sharp on every screen: at least twice the size, and at least so wide. */
const WIDE = 1000;

const ALIGN: Record<string, CanvasTextAlign> = { start: "left", middle: "center", end: "right" };

/** An attribute of an element, or of what is around it. */
function said(element: Element, name: string): string | undefined {
  return element.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
}

function number(element: Element, name: string, usual = 0): number {
  const said = Number.parseFloat(element.getAttribute(name) ?? "");
  return Number.isNaN(said) ? usual : said;
}

class Painter {
  private readonly tiles = new Map<string, CanvasPattern | string>();

  constructor(
    private readonly svg: Element,
    private readonly context: CanvasRenderingContext2D,
    private readonly scale: number,
  ) {
    context.scale(scale, scale);
  }

  paint(elements: Iterable<Element>): void {
    for (const element of elements) this.draw(element);
  }

  private draw(element: Element): void {
    const { context } = this;
    switch (element.localName) {
      case "defs":
      case "title":
        return;
      case "g": {
        const [x = 0, y = 0] = (element.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
        context.translate(x, y);
        this.paint(element.children);
        context.translate(-x, -y);
        return;
      }
      case "text":
        this.write(element);
        return;
      default: {
        const path = pathOf(element);
        this.filled(element, () => context.fill(path));
        this.stroked(element, () => context.stroke(path));
      }
    }
  }

  private write(element: Element): void {
    const { context } = this;
    const size = Number.parseFloat(said(element, "font-size") ?? "16");
    context.font = `${said(element, "font-weight") ?? "400"} ${size}px ${said(element, "font-family") ?? "sans-serif"}`;
    context.textAlign = ALIGN[said(element, "text-anchor") ?? "start"] ?? "left";
    const place = [element.textContent ?? "", number(element, "x"), number(element, "y")] as const;
    // Letters have their edge behind them.
    this.stroked(element, () => context.strokeText(...place));
    this.filled(element, () => context.fillText(...place));
  }

  private filled(element: Element, fill: () => void): void {
    const paint = said(element, "fill") ?? "#000";
    if (paint === "none") return;
    this.context.fillStyle = this.ink(paint);
    this.context.globalAlpha = number(element, "fill-opacity", 1);
    fill();
    this.context.globalAlpha = 1;
  }

  private stroked(element: Element, stroke: () => void): void {
    const paint = said(element, "stroke");
    if (paint === undefined || paint === "none") return;
    const { context } = this;
    context.strokeStyle = this.ink(paint);
    context.lineWidth = number(element, "stroke-width", 1);
    context.lineCap = (element.getAttribute("stroke-linecap") ?? "butt") as CanvasLineCap;
    context.lineJoin = (element.getAttribute("stroke-linejoin") ?? "miter") as CanvasLineJoin;
    context.setLineDash((element.getAttribute("stroke-dasharray")?.match(/[\d.]+/g) ?? []).map(Number));
    context.globalAlpha = number(element, "stroke-opacity", 1);
    stroke();
    context.globalAlpha = 1;
  }

  private ink(paint: string): string | CanvasPattern {
    const id = /^url\(#(.+)\)$/.exec(paint)?.[1];
    if (id === undefined) return paint;
    const known = this.tiles.get(id) ?? this.tile(id);
    this.tiles.set(id, known);
    return known;
  }

  private tile(id: string): string | CanvasPattern {
    const pattern = this.svg.querySelector(`pattern[id="${id}"]`);
    if (!pattern) return "#000";
    const context = canvasOf(number(pattern, "width") * this.scale, number(pattern, "height") * this.scale);
    new Painter(this.svg, context, this.scale).paint(pattern.children);
    const tile = this.context.createPattern(context.canvas, "repeat");
    tile?.setTransform(new DOMMatrix().scale(1 / this.scale));
    return tile ?? "#000";
  }
}

function pathOf(element: Element): Path2D {
  const at = (name: string): number => number(element, name);
  const path = new Path2D(element.getAttribute("d") ?? undefined);
  if (element.localName === "rect") path.rect(at("x"), at("y"), at("width"), at("height"));
  if (element.localName === "circle") path.arc(at("cx"), at("cy"), at("r"), 0, 2 * Math.PI);
  if (element.localName === "line") {
    path.moveTo(at("x1"), at("y1"));
    path.lineTo(at("x2"), at("y2"));
  }
  return path;
}

export async function pngOf(text: string): Promise<Blob> {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [width, height] = [number(svg, "width"), number(svg, "height")];
  const scale = Math.max(2, Math.ceil(WIDE / width));
  const context = canvasOf(width * scale, height * scale);
  new Painter(svg, context, scale).paint(svg.children);
  return new Promise((done, failed) => context.canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
