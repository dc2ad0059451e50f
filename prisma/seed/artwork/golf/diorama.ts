import { light, mix, shade } from "../lib/color.ts";
import { circle, drawing, ellipse, group, linear, outline, polygon, radial, rect, type Point } from "../lib/svg.ts";
import { blockFaces, quadX, quadY, quadZ, stage, type Stage } from "./iso.ts";

export interface Poster {
  /** Colour of the poster's ground. */
  sky: string;
  sun: string;
  /** Colour of the island's surface. */
  floor: string;
  earth?: string;
  /** Side of the island, in units. */
  size?: number;
  width?: number;
  height?: number;
  unit?: number;
  origin?: Point;
  islandWidth?: number;
}

/** A piece of the city on a floating island, in front of a plain poster ground and a large sun. */
export function diorama(look: Poster, build: (on: Stage) => void): string {
  const { size = 12, width = 1600, height = 1200 } = look;
  const across = look.islandWidth ?? size;
  const unit = look.unit ?? 57;
  const origin = look.origin ?? [width / 2, height * 0.3];
  const on = stage(origin, unit);
  build(on);
  const top = quadZ(on, 0, [0, across], [0, size]);
  const earth = look.earth ?? "#8a5a3b";
  const [middleX, middleY] = on.at(across / 2, size / 2, -3.4);
  return drawing(
    width,
    height,
    linear("wall", 0, [
      { at: 0, color: "#12233b", opacity: 0 },
      { at: 1, color: "#12233b", opacity: 0.2 },
    ]) +
      radial("sky", [0.5, 0.42], 0.75, [
        { at: 0, color: light(look.sky, 0.32) },
        { at: 1, color: look.sky },
      ]) +
      linear("sun", 0, [
        { at: 0, color: light(look.sun, 0.25) },
        { at: 1, color: mix(look.sun, look.sky, 0.35) },
      ]) +
      radial("fall", [0.5, 0.5], 0.5, [
        { at: 0, color: shade(look.sky, 0.75), opacity: 0.5 },
        { at: 1, color: shade(look.sky, 0.75), opacity: 0 },
      ]) +
      `<clipPath id="island"><path d="${outline(top)}"/></clipPath>`,
    rect([0, 0], [width, height], "url(#sky)"),
    circle(width * 0.66, height * 0.36, height * 0.27, "url(#sun)"),
    clouds(width, height, look.sky),
    ellipse([middleX, middleY], [across * unit * 0.95, size * unit * 0.4], "url(#fall)"),
    island(on, across, size, look.floor, earth),
    on.draw(),
  );
}

function island(on: Stage, w: number, d: number, floor: string, earth: string): string {
  const slab = (from: number, to: number, color: string) =>
    blockFaces(on, { x: 0, y: 0, z: from, w, d, h: to - from }, color);
  const left = quadY(on, d, [0, w], [-1.5, -0.9]);
  const right = quadX(on, w, [0, d], [-1.5, -0.9]);
  return (
    slab(-1.5, -0.34, earth) +
    polygon(left, shade(earth, 0.22)) +
    polygon(right, shade(earth, 0.52)) +
    slab(-0.34, 0, floor) +
    polygon(quadZ(on, 0, [0, w], [0, d]), light(floor, 0.1)) +
    group({ opacity: 0.5 }, polygon(quadZ(on, 0, [0.18, w - 0.18], [0.18, d - 0.18]), floor))
  );
}

function clouds(width: number, height: number, sky: string): string {
  const color = light(sky, 0.55);
  const cloud = (x: number, y: number, s: number) =>
    group(
      { opacity: 0.9 },
      rect([x, y], [s * 3.4, s * 0.62], color, { rx: s * 0.31 }),
      rect([x + s * 0.7, y - s * 0.5], [s * 1.7, s * 0.9], color, { rx: s * 0.45 }),
      rect([x - s * 1.3, y + s * 0.5], [s * 2.6, s * 0.5], color, { rx: s * 0.25 }),
    );
  return (
    cloud(width * 0.1, height * 0.2, height * 0.06) +
    cloud(width * 0.8, height * 0.14, height * 0.045) +
    cloud(width * 0.84, height * 0.66, height * 0.04)
  );
}
