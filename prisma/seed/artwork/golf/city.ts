import { light, shade } from "../lib/color.ts";
import { circle, ellipse, group, line, polygon, rect, round, type Point } from "../lib/svg.ts";
import { block, blockFaces, depthOf, quadX, quadY, quadZ, type Block, type Stage } from "./iso.ts";
import { windows } from "./buildings.ts";

/** A rectangle of paving with joints. */
export function paving(on: Stage, [x0, x1]: Point, [y0, y1]: Point, color: string, joint = 0.75): void {
  on.ground(polygon(quadZ(on, 0, [x0, x1], [y0, y1]), color));
  const seam = shade(color, 0.1);
  for (let x = x0 + joint; x < x1 - 0.05; x += joint) on.ground(stroke(on, [x, y0], [x, y1], seam));
  for (let y = y0 + joint; y < y1 - 0.05; y += joint) on.ground(stroke(on, [x0, y], [x1, y], seam));
}

const stroke = (on: Stage, from: Point, to: Point, color: string, width = 1.6): string => {
  const [a, b] = [on.at(...from), on.at(...to)];
  return line(`M${a.map(round).join(" ")}L${b.map(round).join(" ")}`, color, width);
};

/** A lawn or path without joints. */
export function patch(on: Stage, [x0, x1]: Point, [y0, y1]: Point, color: string): void {
  on.ground(polygon(quadZ(on, 0, [x0, x1], [y0, y1]), color));
}

/** Two rails on sleepers along x. */
export function track(on: Stage, y: number, [x0, x1]: Point): void {
  on.ground(polygon(quadZ(on, 0, [x0, x1], [y - 0.5, y + 0.5]), "#7d6f69"));
  for (let x = x0 + 0.2; x < x1; x += 0.45) {
    on.ground(polygon(quadZ(on, 0, [x, Math.min(x + 0.18, x1)], [y - 0.36, y + 0.36]), "#54443f"));
  }
  for (const offset of [-0.22, 0.22]) on.ground(stroke(on, [x0, y + offset], [x1, y + offset], "#e5e2dc", 3.4));
}

/** A red double-deck train along x. */
export function train(on: Stage, x: number, y: number, cars: number): void {
  for (let index = 0; index < cars; index++) {
    const place: Block = { x: x + index * 3.1, y, z: 0.16, w: 3, d: 0.86, h: 1.25 };
    block(on, place, "#e23b32");
    const strip = (z: number): string =>
      windows(on, { ...place, z, h: 0.42 }, { columns: 7, rows: 1, fill: [0.74, 0.8], glass: "#243b53" }, null);
    const band = polygon(quadY(on, y + 0.86, [place.x, place.x + 3], [0.2, 0.34]), "#f4f1ea");
    const front = quadX(on, place.x + 3, [y + 0.12, y + 0.74], [0.85, 1.25]);
    on.put(
      depthOf(place) + 0.01,
      strip(0.42),
      strip(0.9),
      band,
      polygon(quadZ(on, 1.41, [place.x + 0.1, place.x + 2.9], [y + 0.1, y + 0.76]), "#eee9df"),
      index === cars - 1 ? polygon(front, "#1a2c40") : "",
    );
  }
}

/** Pillars in front of a left wall, with a beam on top. */
export function colonnade(on: Stage, { x, y, w, h }: Block, count: number, color: string): void {
  for (let index = 0; index < count; index++) {
    const px = x + (index * (w - 0.3)) / (count - 1);
    block(on, { x: px, y, w: 0.3, d: 0.3, h }, color, px + y + 0.6 + index * 0.001);
  }
  block(on, { x: x - 0.1, y: y - 0.1, z: h, w: w + 0.2, d: 0.5, h: 0.34 }, light(color, 0.2), x + w + y + 1);
}

/** Broad steps that lead down towards the lower left. */
export function steps(on: Stage, x: number, y: number, w: number, count: number, color: string): void {
  for (let index = 0; index < count; index++) {
    const rise = (count - index) * 0.13;
    block(on, { x, y: y + index * 0.26, w, d: 0.26, h: rise }, color, x + w / 2 + y + index * 0.26);
  }
}

/** A round chimney or tank. */
export function cylinder(on: Stage, [x, y]: Point, r: number, h: number, color: string, bands: string[] = []): void {
  const [px, py] = on.at(x, y);
  const [R, ry, H] = [r * on.unit * 1.22, r * on.unit * 0.7, h * on.unit];
  on.cast(
    [
      [x - r, y],
      [x, y - r],
      [x + r, y],
      [x, y + r],
    ],
    h,
  );
  const tube = (from: number, to: number, fill: string) =>
    `<path d="M${round(px - R)} ${round(py - from)}L${round(px - R)} ${round(py - to)}L${round(px + R)} ${round(py - to)}L${round(px + R)} ${round(py - from)}A${round(R)} ${round(ry)} 0 0 1 ${round(px - R)} ${round(py - from)}Z" fill="${fill}"/>`;
  on.put(
    x + y,
    tube(0, H, color),
    ...bands.map((band, index) => tube(H - index * H * 0.14 - H * 0.07, H - index * H * 0.14, band)),
    `<path d="M${round(px + R * 0.1)} ${round(py + ry)}L${round(px + R * 0.1)} ${round(py - H)}L${round(px + R)} ${round(py - H)}L${round(px + R)} ${round(py)}A${round(R)} ${round(ry)} 0 0 1 ${round(px + R * 0.1)} ${round(py + ry)}Z" fill="#12233b" opacity=".3"/>`,
    ellipse([px, py - H], [R, ry], light(color, 0.25)),
    ellipse([px, py - H], [R * 0.72, ry * 0.72], shade(color, 0.6)),
  );
}

/** A café parasol with its table. */
export function parasol(on: Stage, x: number, y: number, color: string): void {
  const [px, py] = on.at(x, y);
  const u = on.unit;
  const wedge = (from: number, to: number, fill: string) =>
    polygon(
      [
        [px, py - 1.75 * u],
        [px + from * u, py - 1.2 * u + (0.8 - Math.abs(from)) * 0.22 * u],
        [px + to * u, py - 1.2 * u + (0.8 - Math.abs(to)) * 0.22 * u],
      ],
      fill,
    );
  on.cast(
    [
      [x - 0.6, y],
      [x, y - 0.6],
      [x + 0.6, y],
      [x, y + 0.6],
    ],
    1.3,
    1.2,
  );
  on.put(
    x + y + 0.2,
    rect([px - 0.03 * u, py - 1.7 * u], [0.06 * u, 1.7 * u], "#5a4636"),
    ellipse([px, py - 0.5 * u], [0.36 * u, 0.2 * u], "#fff6e3"),
    wedge(-0.8, -0.4, light(color, 0.15)),
    wedge(-0.4, 0, "#fff6e3"),
    wedge(0, 0.4, color),
    wedge(0.4, 0.8, shade("#fff6e3", 0.2)),
  );
}

/** A stretch of water along x, with light on it. */
export function river(on: Stage, [x0, x1]: Point, [y0, y1]: Point): void {
  on.ground(
    polygon(quadZ(on, 0, [x0, x1], [y0 - 0.16, y1 + 0.16]), "#c9bda6"),
    polygon(quadZ(on, 0, [x0, x1], [y0, y1]), "#2f8fb3"),
    polygon(quadZ(on, 0, [x0, x1], [y0, y0 + 0.34]), "#1d6d8f"),
  );
  for (let index = 0; index < 16; index++) {
    const [x, y] = [x0 + 0.5 + ((index * 2.3) % (x1 - x0 - 1.6)), y0 + 0.5 + ((index * 0.61) % (y1 - y0 - 0.7))];
    on.ground(stroke(on, [x, y], [x + 0.7, y], "#9adbe8", 3));
  }
}

/** The round face of a station clock on a left wall. */
export function clock(on: Stage, x: number, y: number, z: number, depth: number): void {
  const [px, py] = on.at(x, y, z);
  const u = on.unit;
  on.put(
    depth,
    group(
      { transform: `translate(${round(px)} ${round(py)}) skewY(30) scale(.87 1)` },
      circle(0, 0, 0.56 * u, "#20364e"),
      circle(0, 0, 0.47 * u, "#fffdf6"),
      line(`M0 0L0 ${-0.32 * u}M0 0L${0.22 * u} ${0.12 * u}`, "#20364e", 0.07 * u),
      line(`M0 ${0.1 * u}L${-0.1 * u} ${-0.34 * u}`, "#e23b32", 0.04 * u),
    ),
  );
}

/** A stack of cargo containers. */
export function container(on: Stage, place: Omit<Block, "h">, color: string): void {
  const full: Block = { ...place, h: 1.15 };
  block(on, full, color);
  const ribs = Array.from({ length: Math.round(place.w * 4) }, (_, index) => {
    const x = place.x + 0.1 + index * 0.25;
    const z = place.z ?? 0;
    return polygon(quadY(on, place.y + place.d, [x, x + 0.09], [z + 0.1, z + 1.05]), shade(color, 0.16));
  });
  on.put(depthOf(full) + 0.01, ...ribs);
}

/** A quarter pipe whose curve opens to the lower left. */
export function quarterPipe(on: Stage, x: number, y: number, w: number, size: number, color: string): void {
  const profile = Array.from({ length: 13 }, (_, index): Point => {
    const angle = (index / 12) * (Math.PI / 2);
    return [y + 0.5 + size * (1 - Math.cos(angle)), size * (1 - Math.sin(angle))];
  });
  on.cast(
    [
      [x, y],
      [x + w, y],
      [x + w, y + 0.5],
      [x, y + 0.5],
    ],
    size,
  );
  const strips = profile.slice(0, -1).map(([y0, z0], index) => {
    const [y1, z1] = profile[index + 1] ?? [y0, z0];
    const quad = [on.at(x, y0, z0), on.at(x + w, y0, z0), on.at(x + w, y1, z1), on.at(x, y1, z1)];
    return polygon(quad, light(color, index / 22), { stroke: light(color, index / 22), "stroke-width": 1 });
  });
  const side = [...profile.map(([py, pz]) => on.at(x + w, py, pz)), on.at(x + w, y, 0), on.at(x + w, y, size)];
  on.put(
    x + w / 2 + y + 0.6,
    blockFaces(on, { x, y, w, d: 0.5, h: size }, color),
    ...strips,
    polygon(side, shade(color, 0.42)),
    line(
      `M${on
        .at(x, y + 0.5, size)
        .map(round)
        .join(" ")}L${on
        .at(x + w, y + 0.5, size)
        .map(round)
        .join(" ")}`,
      "#ffd23f",
      5,
    ),
  );
}
