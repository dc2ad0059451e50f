import { light, shade } from "../lib/color.ts";
import { group, polygon, type Point } from "../lib/svg.ts";

/**
 * A small isometric stage. Ground coordinates are x (to the lower right) and y (to the lower left), z is up. The sun
 * stands on the left: tops are lightest, left walls keep their colour, right walls lie in shade, shadows fall right.
 */
export interface Stage {
  at: (x: number, y: number, z?: number) => Point;
  unit: number;
  /** Draws on the ground, below every shadow. */
  ground: (...svg: string[]) => void;
  /** Adds a piece; those with a larger depth are drawn later, in front. */
  put: (depth: number, ...svg: string[]) => void;
  /** Casts the shadow of a prism that stands on these ground points. */
  cast: (base: readonly Point[], height: number, from?: number) => void;
  draw: () => string;
}

export function stage(origin: Point, unit: number): Stage {
  const ground: string[] = [];
  const shadows: string[] = [];
  const pieces: { depth: number; svg: string }[] = [];
  const at = (x: number, y: number, z = 0): Point => [
    origin[0] + (x - y) * unit * 0.866,
    origin[1] + (x + y) * unit * 0.5 - z * unit,
  ];
  return {
    at,
    unit,
    ground: (...svg) => void ground.push(...svg),
    put: (depth, ...svg) => void pieces.push({ depth, svg: svg.join("") }),
    cast(base, height, from = 0) {
      const shift = (z: number) => base.map(([x, y]): Point => [x + z * 0.62, y - z * 0.3]);
      const corners = [...shift(from), ...shift(height)].map(([x, y]) => at(x, y));
      shadows.push(polygon(hull(corners), "#0c2233"));
    },
    draw: () =>
      ground.join("") +
      group({ opacity: 0.26, "clip-path": "url(#island)" }, ...shadows) +
      pieces
        .sort((a, b) => a.depth - b.depth)
        .map((piece) => piece.svg)
        .join(""),
  };
}

/** The smallest convex outline around the points (Andrew's monotone chain). */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turnsRight(chain[chain.length - 2], chain[chain.length - 1], point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsRight(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return false;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}

/** Colours of the three faces that one sees. */
const faces = (color: string) => ({ top: light(color, 0.22), left: color, right: shade(color, 0.34) });

/** A block's place and size: `x`, `y`, `z` of the far lower corner, width along x, depth along y, height. */
export interface Block {
  x: number;
  y: number;
  z?: number;
  w: number;
  d: number;
  h: number;
}

export const quadX = (on: Stage, x: number, [y0, y1]: Point, [z0, z1]: Point): Point[] => [
  on.at(x, y0, z0),
  on.at(x, y1, z0),
  on.at(x, y1, z1),
  on.at(x, y0, z1),
];
export const quadY = (on: Stage, y: number, [x0, x1]: Point, [z0, z1]: Point): Point[] => [
  on.at(x0, y, z0),
  on.at(x1, y, z0),
  on.at(x1, y, z1),
  on.at(x0, y, z1),
];
export const quadZ = (on: Stage, z: number, [x0, x1]: Point, [y0, y1]: Point): Point[] => [
  on.at(x0, y0, z),
  on.at(x1, y0, z),
  on.at(x1, y1, z),
  on.at(x0, y1, z),
];

/** The three visible faces of a block, walls darkening towards the ground. */
export function blockFaces(on: Stage, { x, y, z = 0, w, d, h }: Block, color: string): string {
  const { top, left, right } = faces(color);
  const [leftWall, rightWall] = [quadY(on, y + d, [x, x + w], [z, z + h]), quadX(on, x + w, [y, y + d], [z, z + h])];
  return (
    polygon(leftWall, left) +
    polygon(leftWall, "url(#wall)") +
    polygon(rightWall, right) +
    polygon(rightWall, "url(#wall)") +
    polygon(quadZ(on, z + h, [x, x + w], [y, y + d]), top)
  );
}

export const footprint = ({ x, y, w, d }: Block): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + d],
  [x, y + d],
];

export const depthOf = ({ x, y, w, d, z = 0 }: Block): number => x + w / 2 + y + d / 2 + z * 0.05;

/** Puts a plain block on the stage. */
export function block(on: Stage, place: Block, color: string, depth = depthOf(place)): void {
  on.cast(footprint(place), (place.z ?? 0) + place.h, place.z ?? 0);
  on.put(depth, blockFaces(on, place, color));
}
