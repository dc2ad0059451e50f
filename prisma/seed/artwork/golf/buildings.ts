import { light, shade } from "../lib/color.ts";
import { polygon, type Point } from "../lib/svg.ts";
import { block, blockFaces, depthOf, footprint, quadX, quadY, type Block, type Stage } from "./iso.ts";

interface WindowGrid {
  columns: number;
  rows: number;
  /** Share of a cell that the glass fills, across and up. */
  fill?: Point;
  glass?: string;
  /** Height of the wall below the first row and above the last one. */
  from?: number;
  to?: number;
  arched?: boolean;
}

/** Windows on both visible walls of a block. */
export function windows(on: Stage, place: Block, left: WindowGrid | null, right: WindowGrid | null): string {
  const { x, y, z = 0, w, d, h } = place;
  const cells = (grid: WindowGrid, length: number, wall: (a: Point, z: Point) => Point[], isShaded: boolean) => {
    const [across, up] = grid.fill ?? [0.56, 0.6];
    const [base, top] = [z + (grid.from ?? 0), z + h - (grid.to ?? 0)];
    const [cellWidth, cellHeight] = [length / grid.columns, (top - base) / grid.rows];
    const glass = isShaded ? shade(grid.glass ?? "#bfe3ea", 0.3) : (grid.glass ?? "#bfe3ea");
    let svg = "";
    for (let column = 0; column < grid.columns; column++) {
      for (let row = 0; row < grid.rows; row++) {
        const a0 = (column + (1 - across) / 2) * cellWidth;
        const z0 = base + (row + (1 - up) / 2) * cellHeight;
        const [a, b]: Point[] = [
          [a0, a0 + across * cellWidth],
          [z0, z0 + up * cellHeight],
        ] as Point[];
        if (!a || !b) continue;
        svg +=
          polygon(wall(a, b), shade(glass, 0.45)) +
          polygon(wall([a[0], a[1]], [b[0], b[1] - up * cellHeight * 0.14]), glass);
        svg += polygon(
          wall([a[0], a[0] + (a[1] - a[0]) * 0.42], [b[0], b[1] - up * cellHeight * 0.14]),
          light(glass, 0.35),
        );
      }
    }
    return svg;
  };
  return (
    (left ? cells(left, w, ([a0, a1], zs) => quadY(on, y + d, [x + a0, x + a1], zs), false) : "") +
    (right ? cells(right, d, ([a0, a1], zs) => quadX(on, x + w, [y + a0, y + a1], zs), true) : "")
  );
}

interface HouseLook {
  wall: string;
  roof: string;
  /** Height of the ridge above the walls. */
  rise: number;
  /** The axis along which the ridge runs. */
  ridge: "x" | "y";
  left?: WindowGrid | null;
  right?: WindowGrid | null;
  extra?: string;
}

/** A house with a saddle roof. */
export function house(on: Stage, place: Block, look: HouseLook, depth = depthOf(place)): void {
  const { z = 0, h } = place;
  on.cast(footprint(place), z + h + look.rise * 0.8, z);
  on.put(
    depth,
    blockFaces(on, place, look.wall),
    gable(on, place, look),
    windows(on, place, look.left ?? null, look.right ?? null),
    look.extra ?? "",
  );
}

function gable(on: Stage, { x, y, z = 0, w, d, h }: Block, { wall, roof, rise, ridge }: HouseLook): string {
  const [eaves, top, over] = [z + h, z + h + rise, 0.14];
  if (ridge === "x") {
    const middle = y + d / 2;
    const back = [on.at(x - over, y - over, eaves - 0.05), on.at(x + w + over, y - over, eaves - 0.05)];
    const crest = [on.at(x + w + over, middle, top), on.at(x - over, middle, top)];
    const front = [on.at(x - over, y + d + over, eaves - 0.1), on.at(x + w + over, y + d + over, eaves - 0.1)];
    return (
      polygon([...back, ...crest] as Point[], shade(roof, 0.3)) +
      polygon([on.at(x + w, y, eaves), on.at(x + w, y + d, eaves), on.at(x + w, middle, top)], shade(wall, 0.34)) +
      polygon([...front, ...crest] as Point[], light(roof, 0.08)) +
      courses([front, [...crest].reverse()] as Point[][], shade(roof, 0.16))
    );
  }
  const middle = x + w / 2;
  const crest = [on.at(middle, y - over, top), on.at(middle, y + d + over, top)];
  const right = [on.at(x + w + over, y + d + over, eaves - 0.1), on.at(x + w + over, y - over, eaves - 0.1)];
  const left = [on.at(x - over, y + d + over, eaves - 0.1), on.at(x - over, y - over, eaves - 0.1)];
  return (
    polygon([...crest, ...left] as Point[], light(roof, 0.16)) +
    polygon([on.at(x, y + d, eaves), on.at(x + w, y + d, eaves), on.at(middle, y + d, top)], wall) +
    polygon([...crest, ...right] as Point[], shade(roof, 0.28)) +
    courses([[...right].reverse(), crest] as Point[][], shade(roof, 0.42))
  );
}

/** Fine rows of tiles between the eaves and the crest of a roof. */
function courses([low, high]: Point[][], color: string): string {
  const between = (a: Point | undefined, b: Point | undefined, share: number): Point => [
    (a?.[0] ?? 0) + ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * share,
    (a?.[1] ?? 0) + ((b?.[1] ?? 0) - (a?.[1] ?? 0)) * share,
  ];
  return [0.2, 0.4, 0.6, 0.8]
    .map((share) => {
      const [from, to] = [between(low?.[0], high?.[0], share), between(low?.[1], high?.[1], share)];
      return polygon([from, to, [to[0], to[1] + 2], [from[0], from[1] + 2]], color, { opacity: 0.5 });
    })
    .join("");
}

/** A tower with a pointed roof. */
export function spire(on: Stage, place: Block, wall: string, roof: string, rise: number, depth = depthOf(place)): void {
  const { x, y, z = 0, w, d, h } = place;
  const [top, over]: [Point, number] = [on.at(x + w / 2, y + d / 2, z + h + rise), 0.12];
  const eaves = z + h;
  on.cast(footprint(place), z + h + rise * 0.7, z);
  on.put(
    depth,
    blockFaces(on, place, wall),
    windows(on, place, { columns: 1, rows: 3, fill: [0.34, 0.42] }, { columns: 1, rows: 3, fill: [0.34, 0.42] }),
    polygon([on.at(x - over, y + d + over, eaves), on.at(x + w + over, y + d + over, eaves), top], roof),
    polygon([on.at(x + w + over, y - over, eaves), on.at(x + w + over, y + d + over, eaves), top], shade(roof, 0.36)),
  );
}

/** An industrial hall with saw-tooth roof lights that look to the left. */
export function sawtoothHall(on: Stage, place: Block, wall: string, teeth: number, depth = depthOf(place)): void {
  const { x, y, z = 0, w, d, h } = place;
  const step = w / teeth;
  on.cast(footprint(place), z + h + 0.8, z);
  const roofs = Array.from({ length: teeth }, (_, index) => {
    const from = x + index * step;
    const [low, high] = [z + h, z + h + step * 0.55];
    const slope = [
      on.at(from, y, high),
      on.at(from, y + d, high),
      on.at(from + step, y + d, low),
      on.at(from + step, y, low),
    ];
    const glass = quadX(on, from, [y, y + d], [low, high]);
    return (
      polygon(glass, "#dff3ee") +
      polygon(slope, shade(wall, index === teeth - 1 ? 0.3 : 0.24)) +
      polygon([on.at(from, y + d, low), on.at(from + step, y + d, low), on.at(from, y + d, high)], wall)
    );
  }).join("");
  const grid: WindowGrid = {
    columns: Math.round(w * 1.3),
    rows: 2,
    fill: [0.66, 0.74],
    from: 0.35,
    to: 0.2,
    glass: "#a9d6d8",
  };
  on.put(
    depth,
    blockFaces(on, place, wall),
    roofs,
    windows(on, place, grid, { ...grid, columns: Math.max(2, Math.round(d * 1.3)) }),
  );
}

/** A flat block with windows all over. */
export function office(on: Stage, place: Block, wall: string, grid: WindowGrid, depth = depthOf(place)): void {
  block(on, place, wall, depth);
  const right = { ...grid, columns: Math.max(1, Math.round((grid.columns * place.d) / place.w)) };
  on.put(depth + 0.001, windows(on, place, grid, right));
}
