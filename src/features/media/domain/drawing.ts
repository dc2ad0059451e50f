/** A plain drawing that a page may hold itself: shapes, what they are filled and drawn with, and nothing else. */
export interface Drawing {
  viewBox: string;
  attributes: Readonly<Record<string, string>>;
  shapes: readonly Shape[];
}

export interface Shape {
  name: string;
  /** Named as SVG does. */
  attributes: Readonly<Record<string, string>>;
  shapes: readonly Shape[];
}

/** Larger ones would make every page heavier that holds them. */
const mostCharacters = 6_000;
const mostShapes = 60;

const shapeNames = new Set(["g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]);
const number = /^-?[\d.]+(e-?\d+)?%?$/i;
const numbers = /^[\d\s,.e+-]*$/i;
const word = /^[a-z]+$/;
/** No `currentColor`, nor anything else that the page around it would decide. */
const paint = /^(none|#[\da-f]{3,8}|rgba?\([\d\s,.%/]+\)|(?!currentcolor|inherit|context)[a-z]+)$/i;

/** What an attribute may say. Whatever is not named here makes a drawing one that is only shown as a picture. */
const allowed: Readonly<Record<string, RegExp>> = {
  ...sameFor(["x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "width", "height"], number),
  ...sameFor(["opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-miterlimit"], number),
  ...sameFor(["points", "stroke-dasharray", "stroke-dashoffset"], numbers),
  ...sameFor(["fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin"], word),
  ...sameFor(["fill", "stroke"], paint),
  d: /^[MLHVCSQTAZ\d\s,.e+-]*$/i,
  transform: /^((matrix|translate|scale|rotate|skew[XY])\([\d\s,.e+-]*\)\s*)*$/,
};
/** Without effect where there is neither style nor reference. */
const isIdle = (name: string) => /^(id|class|version|role|xmlns(:\w+)?|xml:space|(data|aria)-[\w-]+)$/.test(name);

const token = /<(\/)?([A-Za-z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/)?>|(\s+)/y;
const attribute = /([\w:-]+)="([^"]*)"/g;

/**
 * Reads a drawing (SVG) that has been cleaned. Null for one that is large, or holds anything but plain shapes: words,
 * styles, references, gradients, movement. Pure.
 */
export function drawingOf(svg: string): Drawing | null {
  if (svg.length > mostCharacters) return null;
  const document: Builder = { name: "", attributes: {}, shapes: [] };
  const open = [document];
  let shapes = 0;
  token.lastIndex = 0;
  while (token.lastIndex < svg.length) {
    const [whole, closes, name = "", given = "", isEmpty, space] = token.exec(svg) ?? [];
    const parent = open.at(-1);
    if (whole === undefined || !parent) return null;
    if (space !== undefined) continue;
    if (closes) {
      if (open.pop()?.name !== name) return null;
      continue;
    }
    const isRoot = open.length === 1;
    if (isRoot ? name !== "svg" || document.shapes.length > 0 : !shapeNames.has(name)) return null;
    const attributes = attributesOf(given, isRoot);
    shapes += 1;
    if (!attributes || shapes > mostShapes) return null;
    const shape: Builder = { name, attributes, shapes: [] };
    parent.shapes.push(shape);
    if (!isEmpty) open.push(shape);
  }
  const [root] = document.shapes;
  return open.length === 1 && root ? asDrawing(root) : null;
}

interface Builder extends Shape {
  attributes: Record<string, string>;
  shapes: Builder[];
}

function asDrawing({ attributes, shapes }: Builder): Drawing | null {
  const { width, height, viewBox = width && height ? `0 0 ${width} ${height}` : "", ...more } = attributes;
  const isBox = /^-?[\d.]+([\s,]+-?[\d.]+){3}$/.test(viewBox);
  return isBox && shapes.length > 0 ? { viewBox, attributes: more, shapes } : null;
}

function attributesOf(given: string, isRoot: boolean): Record<string, string> | null {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of given.matchAll(attribute)) {
    if (isIdle(name)) continue;
    const isSize = isRoot && (name === "viewBox" || name === "width" || name === "height");
    if (!isSize && !(Object.hasOwn(allowed, name) && allowed[name]?.test(value))) return null;
    attributes[name] = value;
  }
  return attributes;
}

function sameFor(names: readonly string[], pattern: RegExp): Record<string, RegExp> {
  return Object.fromEntries(names.map((name) => [name, pattern]));
}
