import { light, shade } from "../lib/color.ts";
import { circle, ellipse, group, line, path, polygon, rect, round, softOutline, type Point } from "../lib/svg.ts";
import { randomFrom } from "../lib/random.ts";
import { type Stage } from "./iso.ts";

const squash = 0.58;

/** A leafy tree: a trunk and a crown of shaded balls. */
export function tree(on: Stage, x: number, y: number, size: number, color = "#2f8f5b"): void {
  const [px, py] = on.at(x, y);
  const r = size * on.unit * 0.42;
  on.cast(ring(x + 0.1, y, size * 0.34), size * 1.1, size * 0.5);
  const ball = (dx: number, dy: number, scale: number) =>
    circle(px + dx * r, py - r * 1.9 + dy * r, r * scale, shade(color, 0.22)) +
    circle(px + dx * r - r * 0.1, py - r * 2.0 + dy * r, r * scale * 0.88, color) +
    circle(px + dx * r - r * 0.24, py - r * 2.2 + dy * r, r * scale * 0.56, light(color, 0.2));
  on.put(
    x + y,
    polygon(
      [
        [px - r * 0.12, py - r * 1.2],
        [px + r * 0.12, py - r * 1.2],
        [px + r * 0.16, py],
        [px - r * 0.16, py],
      ],
      "#6b3f2a",
    ),
    ball(0.42, 0.3, 0.62),
    ball(-0.42, 0.34, 0.64),
    ball(0, -0.3, 0.86),
  );
}

/** A slender poplar or cypress. */
export function poplar(on: Stage, x: number, y: number, size: number): void {
  const color = "#1f6f54";
  const [px, py] = on.at(x, y);
  const [rx, ry] = [size * on.unit * 0.2, size * on.unit * 0.62];
  on.cast(ring(x, y, 0.24), size * 1.2, 0.2);
  on.put(
    x + y,
    ellipse([px, py - ry * 0.94], [rx, ry], shade(color, 0.18)),
    ellipse([px - rx * 0.14, py - ry * 0.98], [rx * 0.8, ry * 0.93], color),
    ellipse([px - rx * 0.34, py - ry * 1.08], [rx * 0.36, ry * 0.7], light(color, 0.2)),
  );
}

const ring = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });

/** A mown green of soft outline, with a darker rim and two tones of grass. */
export function green(on: Stage, x: number, y: number, r: number, seed: number): void {
  const color = "#3fbf74";
  const random = randomFrom(seed);
  const wobble = Array.from({ length: 9 }, () => 0.84 + random() * 0.32);
  const blob = (scale: number, lift: number) =>
    softOutline(
      wobble.map((factor, index): Point => {
        const angle = (index / wobble.length) * Math.PI * 2;
        return on.at(x + Math.cos(angle) * r * factor * scale, y + Math.sin(angle) * r * factor * scale, lift);
      }),
    );
  const id = `green-${seed}`;
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const from = x - r * 1.3 + index * r * 0.3;
    const quad = [
      on.at(from, y - r * 1.4),
      on.at(from + r * 0.15, y - r * 1.4),
      on.at(from + r * 0.15, y + r * 1.4),
      on.at(from, y + r * 1.4),
    ];
    return polygon(quad, light(color, 0.2), { opacity: 0.55 });
  });
  on.ground(
    path(blob(1.12, 0), shade(color, 0.3)),
    path(blob(1.06, 0.05), shade(color, 0.1)),
    `<clipPath id="${id}"><path d="${blob(1, 0.07)}"/></clipPath>`,
    path(blob(1, 0.07), color),
    group({ "clip-path": `url(#${id})` }, ...stripes),
  );
}

/** The hole with its pole and pennant. */
export function flag(on: Stage, x: number, y: number, height = 3, color = "#ff5a3c"): void {
  const [px, py] = on.at(x, y, 0.07);
  const u = on.unit;
  const top = py - height * u;
  const w = u * 1.25;
  on.cast(
    [
      [x - 0.03, y],
      [x + 0.03, y],
      [x, y + 0.03],
    ],
    height,
  );
  on.put(
    x + y + 0.2,
    ellipse([px, py], [u * 0.24, u * 0.24 * squash], "#0d2a24"),
    ellipse([px, py + u * 0.03], [u * 0.2, u * 0.2 * squash], "#06140f"),
    rect([px - u * 0.045, top], [u * 0.09, height * u], "#fffaf0", { rx: u * 0.04 }),
    rect([px + u * 0.005, top], [u * 0.04, height * u], "#d9cfbd"),
    path(
      `M${round(px)} ${round(top)}C${round(px + w * 0.4)} ${round(top - u * 0.12)} ${round(px + w * 0.6)} ${round(top + u * 0.3)} ${round(px + w)} ${round(top + u * 0.3)}C${round(px + w * 0.7)} ${round(top + u * 0.6)} ${round(px + w * 0.4)} ${round(top + u * 0.64)} ${round(px)} ${round(top + u * 0.86)}Z`,
      color,
    ),
    path(
      `M${round(px)} ${round(top + u * 0.52)}C${round(px + w * 0.4)} ${round(top + u * 0.36)} ${round(px + w * 0.62)} ${round(top + u * 0.42)} ${round(px + w)} ${round(top + u * 0.3)}C${round(px + w * 0.7)} ${round(top + u * 0.6)} ${round(px + w * 0.4)} ${round(top + u * 0.64)} ${round(px)} ${round(top + u * 0.86)}Z`,
      shade(color, 0.22),
    ),
    circle(px, top - u * 0.05, u * 0.1, "#ffd23f"),
  );
}

/** A ball in the air or on the ground, with its shadow. */
export function ball(on: Stage, x: number, y: number, z = 0, r = 0.26): void {
  const [px, py] = on.at(x, y, z + r);
  const [sx, sy] = on.at(x + z * 0.62 + 0.12, y - z * 0.3);
  const R = r * on.unit;
  on.put(
    x + y + 0.3 + z * 0.2,
    ellipse([sx, sy], [R * 1.05, R * 0.55], "#0c2233", { opacity: 0.3 }),
    circle(px, py, R, "#cfd8dc"),
    circle(px - R * 0.12, py - R * 0.14, R * 0.86, "#ffffff"),
    ...(
      [
        [0.1, 0.05],
        [-0.35, 0.2],
        [0.3, -0.4],
        [-0.2, -0.35],
        [0.45, 0.3],
        [0.0, 0.5],
      ] as Point[]
    ).map(([dx, dy]) => circle(px + dx * R, py + dy * R, R * 0.1, "#c3ccd1")),
  );
}

/** The dotted way of a ball from one place to another; `height` of its top. */
export function flight(on: Stage, from: Point, to: Point, height: number): void {
  const count = 26;
  const dots = Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [x, y] = on.at(
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      4 * height * t * (1 - t) + 0.2,
    );
    return circle(x, y, on.unit * (0.05 + 0.05 * t), "#fffaf0");
  });
  on.put(90, group({}, ...dots));
}

/** A player seen from afar, swinging a club. */
export function player(on: Stage, x: number, y: number, shirt: string, isLeftHanded = false): void {
  const [px, py] = on.at(x, y);
  const u = on.unit;
  const s = isLeftHanded ? -1 : 1;
  on.cast(ring(x, y, 0.14), 1.5);
  on.put(
    x + y + 0.1,
    line(
      `M${px - 0.16 * u} ${py}L${px - 0.06 * u} ${py - 0.6 * u}M${px + 0.2 * u} ${py}L${px + 0.06 * u} ${py - 0.6 * u}`,
      "#16324a",
      u * 0.17,
    ),
    line(`M${px + s * 0.34 * u} ${py - 1.28 * u}L${px - s * 0.5 * u} ${py - 1.86 * u}`, "#e9eef0", u * 0.06),
    circle(px - s * 0.52 * u, py - 1.88 * u, u * 0.08, "#16324a"),
    path(
      `M${px - 0.2 * u} ${py - 0.55 * u}L${px - 0.22 * u} ${py - 1.1 * u}Q${px} ${py - 1.42 * u} ${px + 0.22 * u} ${py - 1.1 * u}L${px + 0.2 * u} ${py - 0.55 * u}Z`,
      shirt,
    ),
    line(`M${px} ${py - 1.1 * u}L${px + s * 0.36 * u} ${py - 1.26 * u}`, shade(shirt, 0.15), u * 0.14),
    circle(px + s * 0.02 * u, py - 1.44 * u, u * 0.19, "#e8b48c"),
    path(
      `M${px - 0.2 * u} ${py - 1.46 * u}A${0.2 * u} ${0.2 * u} 0 0 1 ${px + 0.2 * u} ${py - 1.46 * u}L${px + s * 0.36 * u} ${py - 1.44 * u}Z`,
      "#ffd23f",
    ),
  );
}
