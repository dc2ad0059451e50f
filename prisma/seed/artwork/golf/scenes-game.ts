import { light, shade } from "../lib/color.ts";
import { circle, ellipse, line, path, polygon, rect, type Point } from "../lib/svg.ts";
import { house } from "./buildings.ts";
import { cylinder, parasol, patch, paving } from "./city.ts";
import { diorama, type Poster } from "./diorama.ts";
import { block, quadY, quadZ, type Stage } from "./iso.ts";
import { ball, flag, green, player, poplar, tree } from "./props.ts";

/** What happens around the course, drawn nearer than its holes: an island of eight units. */
const near = (look: Pick<Poster, "sky" | "sun" | "floor" | "origin">, build: (on: Stage) => void): string =>
  diorama({ origin: [800, 330], ...look, size: 8, unit: 86 }, build);

/** Somebody without a club, `z` above the ground. */
function person(
  on: Stage,
  [x, y, z = 0]: readonly [x: number, y: number, z?: number],
  shirt: string,
  hair = "#3a2a22",
) {
  const [px, py] = on.at(x, y, z);
  const u = on.unit;
  const legs = `M${px - 0.13 * u} ${py}L${px - 0.06 * u} ${py - 0.6 * u}M${px + 0.15 * u} ${py}L${px + 0.06 * u} ${py - 0.6 * u}`;
  const body = `M${px - 0.2 * u} ${py - 0.52 * u}L${px - 0.22 * u} ${py - 1.1 * u}Q${px} ${py - 1.42 * u} ${px + 0.22 * u} ${py - 1.1 * u}L${px + 0.2 * u} ${py - 0.52 * u}Z`;
  const arms = `M${px - 0.2 * u} ${py - 1.06 * u}L${px - 0.32 * u} ${py - 0.66 * u}M${px + 0.2 * u} ${py - 1.06 * u}L${px + 0.32 * u} ${py - 0.66 * u}`;
  on.put(
    x + y + 0.1 + z * 0.8,
    z === 0 ? ellipse([px + 0.16 * u, py], [0.34 * u, 0.12 * u], "#0c2233", { opacity: 0.26 }) : "",
    line(legs, "#16324a", u * 0.17),
    line(arms, shade(shirt, 0.18), u * 0.12),
    path(body, shirt),
    circle(px, py - 1.44 * u, u * 0.19, "#e8b48c"),
    path(
      `M${px - 0.2 * u} ${py - 1.42 * u}A${0.2 * u} ${0.21 * u} 0 0 1 ${px + 0.2 * u} ${py - 1.42 * u}Q${px} ${py - 1.58 * u} ${px - 0.2 * u} ${py - 1.42 * u}Z`,
      hair,
    ),
  );
}

/** A club that leans against something behind it. */
function club(on: Stage, [x, y]: Point, grip: string, depth: number): void {
  const [[fx, fy], [tx, ty]] = [on.at(x, y), on.at(x, y - 0.5, 1.7)];
  const u = on.unit;
  on.put(
    depth,
    line(`M${fx} ${fy}L${tx} ${ty}`, "#e9eef0", u * 0.06),
    line(`M${tx} ${ty}L${tx + (fx - tx) * 0.28} ${ty + (fy - ty) * 0.28}`, grip, u * 0.11),
    line(`M${fx} ${fy}h${0.24 * u}`, "#16324a", u * 0.13),
  );
}

/** Something round that stands upright, seen from the left. */
function disc(on: Stage, [x, y, z]: readonly [number, number, number], r: number, color: string): string {
  return polygon(
    Array.from({ length: 28 }, (_, index) => {
      const angle = (index / 28) * Math.PI * 2;
      return on.at(x + Math.cos(angle) * r, y, z + Math.sin(angle) * r);
    }),
    color,
  );
}

/** Where a round begins: the hut with clubs and balls. */
const teeHut = (): string =>
  near({ sky: "#3fa7d6", sun: "#ffd23f", floor: "#d7e3c8" }, (on) => {
    patch(on, [0.2, 7.8], [0.2, 7.8], "#9fd694");
    paving(on, [0.6, 7.4], [3.2, 5.2], "#f3e6c8", 0.7);
    const hut = { x: 1.2, y: 0.8, w: 4, d: 2.2, h: 2.2 };
    house(on, hut, {
      wall: "#f8efd9",
      roof: "#e23b32",
      rise: 1.1,
      ridge: "x",
      left: null,
      right: { columns: 2, rows: 1 },
    });
    on.put(
      6.4,
      polygon(quadY(on, 3, [1.7, 4.7], [0.9, 1.8]), "#24404f"),
      polygon(quadY(on, 3, [1.7, 3.2], [0.9, 1.8]), light("#24404f", 0.12)),
    );
    block(on, { x: 1.5, y: 3, z: 0.7, w: 3.4, d: 0.4, h: 0.2 }, "#c98a4b", 6.6);
    for (let at = 0; at < 6; at++)
      on.put(
        7,
        polygon(
          [
            on.at(1.4 + at * 0.6, 3, 2.3),
            on.at(2 + at * 0.6, 3, 2.3),
            on.at(2 + at * 0.6, 3.9, 1.8),
            on.at(1.4 + at * 0.6, 3.9, 1.8),
          ],
          at % 2 === 0 ? "#ffd23f" : "#fffaf0",
        ),
      );
    for (const [at, grip] of ["#1c6fd1", "#e23b32", "#6d3fb5"].entries()) club(on, [5.5 + at * 0.45, 2.7], grip, 8.4);
    block(on, { x: 5.4, y: 2, w: 1.6, d: 0.14, h: 1.3 }, "#c98a4b", 7.4);
    block(on, { x: 6, y: 4, w: 1.1, d: 0.9, h: 0.55 }, "#c98a4b", 10.6);
    for (const [x, y] of [
      [6.3, 4.2],
      [6.75, 4.25],
      [6.4, 4.6],
      [6.8, 4.65],
    ] as const)
      ball(on, x, y, 0.42, 0.24);
    green(on, 3.2, 6.4, 1.15, 81);
    flag(on, 3.3, 6.2, 2.2, "#ffc62e");
    person(on, [2.6, 4.3], "#6d3fb5");
    player(on, 5.6, 6.6, "#e23b32", true);
    ball(on, 4.6, 6.7, 0, 0.18);
    tree(on, 0.8, 6.8, 1.3);
    poplar(on, 7.4, 1, 1.7);
    poplar(on, 0.7, 1.2, 1.7);
  });

/** Who plays along: friends around the first flag. */
const friends = (): string =>
  near({ sky: "#f06f9b", sun: "#ffe08a", floor: "#d9e6c4" }, (on) => {
    patch(on, [0.2, 7.8], [0.2, 7.8], "#9fd694");
    green(on, 4, 4.1, 2.3, 82);
    flag(on, 4, 3.7, 3.4, "#ff5a3c");
    const shirts = ["#1c6fd1", "#ffc62e", "#e23b32", "#6d3fb5", "#1f7a5c", "#fffaf0", "#f2803a"];
    for (const [at, shirt] of shirts.entries()) {
      const angle = (at / shirts.length) * Math.PI * 2 + 0.5;
      const place = [4 + Math.cos(angle) * 2.7, 4.1 + Math.sin(angle) * 2.7] as const;
      if (at % 3 === 1) player(on, place[0], place[1], shirt, at > 3);
      else person(on, place, shirt, ["#3a2a22", "#a4462f", "#d9b25f"][at % 3]);
    }
    for (const [x, y] of [
      [3.2, 5],
      [4.9, 4.6],
      [4.6, 3.2],
    ] as const)
      ball(on, x, y, 0, 0.2);
    for (const [x, y] of [
      [0.9, 0.9],
      [7.2, 1],
      [0.8, 7.2],
    ] as const)
      tree(on, x, y, 1.6, x > 2 ? "#47a05a" : "#2f8f5b");
  });

/** A code on a phone as tall as a house, and who scans it. */
const bigPhone = (): string =>
  near({ sky: "#8d7bf0", sun: "#ffd23f", floor: "#e7e2ea" }, (on) => {
    paving(on, [0.3, 7.7], [0.3, 7.7], "#f4eff0", 1);
    block(on, { x: 2, y: 2.6, w: 3.6, d: 0.5, h: 5.6 }, "#16324a", 8);
    on.put(8.1, polygon(quadY(on, 3.1, [2.2, 5.4], [0.3, 5.3]), "#fffaf0"));
    on.put(8.2, polygon(quadY(on, 3.1, [2.2, 5.4], [4.5, 5.3]), "#0e7a5f"));
    const cell = 0.3;
    const dark = (column: number, row: number) => {
      const corner = (a: number, b: number) => a >= 0 && a < 3 && b >= 0 && b < 3;
      const isCorner = corner(column, row) || corner(column - 6, row) || corner(column, row - 6);
      const isHole = [column % 6, row % 6].every((each) => each === 1);
      return isCorner ? !isHole : (column * 7 + row * 5 + column * row) % 3 === 0;
    };
    for (let column = 0; column < 9; column++)
      for (let row = 0; row < 9; row++)
        if (dark(column, row)) {
          const [x, z] = [2.45 + column * cell, 3.75 - row * cell];
          on.put(8.3, polygon(quadY(on, 3.1, [x, x + cell], [z, z + cell]), "#16324a"));
        }
    on.put(8.3, polygon(quadY(on, 3.1, [2.7, 4.9], [0.55, 0.95]), "#ffc62e"));
    person(on, [1.3, 5.2], "#e23b32");
    person(on, [2.8, 6.1], "#ffc62e", "#a4462f");
    person(on, [6.5, 4.2], "#1f7a5c", "#d9b25f");
    player(on, 5.2, 6.3, "#1c6fd1");
    ball(on, 4.2, 6.5, 0, 0.2);
    tree(on, 7.2, 1.2, 1.7);
    tree(on, 0.9, 1.3, 1.5, "#47a05a");
  });

/** What the winner gets: a drink as large as the thirst. */
const longDrink = (): string =>
  near({ sky: "#ff8a5c", sun: "#ffe08a", floor: "#e8d8bd" }, (on) => {
    paving(on, [0.3, 7.7], [0.3, 7.7], "#f0e2c8", 0.9);
    block(on, { x: 0.8, y: 0.9, w: 6.2, d: 0.9, h: 1.3 }, "#1d8f86", 4);
    block(on, { x: 0.7, y: 0.8, z: 1.3, w: 6.4, d: 1.1, h: 0.18 }, "#fff2da", 4.1);
    for (const x of [5.2, 5.8, 6.4]) ball(on, x, 1.3, 1.48, 0.22);
    for (const x of [4.6, 5.5, 6.4]) {
      block(on, { x, y: 2.5, w: 0.1, d: 0.1, h: 0.8 }, "#2c4a5e");
      block(on, { x: x - 0.2, y: 2.3, z: 0.8, w: 0.5, d: 0.5, h: 0.14 }, "#e23b32", x + 2.8);
    }
    cylinder(on, [3.4, 4.4], 1.25, 3.4, "#ffb52e", ["#fffaf0", "#ffd98a", "#ffb52e", "#f7932a"]);
    const [gx, gy] = on.at(3.4, 4.4, 3.4);
    const u = on.unit;
    on.put(
      11,
      ellipse([gx, gy], [1.25 * 1.06 * u, 1.25 * 0.6 * u], "#f7932a"),
      ellipse([gx, gy + 0.05 * u], [1.25 * 0.96 * u, 1.25 * 0.52 * u], "#ffb52e"),
      line(`M${gx + 0.2 * u} ${gy + 0.1 * u}L${gx + 0.9 * u} ${gy - 1.7 * u}h${0.7 * u}`, "#e23b32", u * 0.16),
      disc(on, [2.5, 5, 3.9], 0.75, "#ffd23f"),
      disc(on, [2.5, 5.02, 3.9], 0.62, "#fff3b8"),
      disc(on, [2.5, 5.04, 3.9], 0.52, "#ffe066"),
    );
    for (const [dx, dy] of [
      [-0.35, 0.9],
      [0.3, 1.5],
      [-0.5, 2.1],
      [0.1, 2.7],
    ] as const)
      on.put(11.1, circle(gx + dx * u, gy + dy * u, u * 0.09, "#fff3d0", { opacity: 0.8 }));
    parasol(on, 6.6, 5, "#e23b32");
    person(on, [1.2, 5.6], "#6d3fb5", "#a4462f");
    person(on, [5.6, 6.2], "#1c6fd1");
    ball(on, 4.4, 6.8, 0, 0.24);
    ball(on, 2.4, 6.9, 0, 0.24);
  });

/** The best three on their steps, and a cup; at the left, for words stand at the right of it. */
const podium = (): string =>
  near({ sky: "#1d8f86", sun: "#ffd23f", floor: "#d5d8d2", origin: [612, 330] }, (on) => {
    paving(on, [0.3, 7.7], [0.3, 7.7], "#dfe1da", 1.1);
    const stand = (x: number, h: number, color: string, place: number) => {
      block(on, { x, y: 2.6, w: 1.7, d: 1.7, h }, color, x + 5);
      const dots: Record<number, Point[]> = { 1: [[0, 0]], 2: [[-0.3, 0], [0.3, 0]], 3: [[-0.42, 0], [0, 0], [0.42, 0]] }; // prettier-ignore
      for (const [dx, dz] of dots[place] ?? [])
        on.put(x + 5.1, disc(on, [x + 0.85 + dx, 4.3, h / 2 + dz], 0.17, "#fffaf0"));
    };
    stand(1.2, 1.5, "#1c6fd1", 2);
    stand(2.9, 2.3, "#ff7a3c", 1);
    stand(4.6, 1, "#6d3fb5", 3);
    person(on, [1.8, 3.9, 1.5], "#fffaf0", "#a4462f");
    person(on, [3.7, 3.4, 2.3], "#e23b32");
    person(on, [5.5, 3.7, 1], "#ffc62e", "#d9b25f");
    const [cx, cy] = on.at(3.7, 3.4, 4.4);
    const u = on.unit;
    on.put(
      20,
      line(`M${cx - 0.42 * u} ${cy - 0.5 * u}a${0.2 * u} ${0.24 * u} 0 1 0 ${0.16 * u} ${0.34 * u}M${cx + 0.42 * u} ${cy - 0.5 * u}a${0.2 * u} ${0.24 * u} 0 1 1 ${-0.16 * u} ${0.34 * u}`, "#e8a90f", u * 0.09), // prettier-ignore
      path(
        `M${cx - 0.42 * u} ${cy - 0.66 * u}H${cx + 0.42 * u}Q${cx + 0.4 * u} ${cy + 0.06 * u} ${cx} ${cy + 0.08 * u}Q${cx - 0.4 * u} ${cy + 0.06 * u} ${cx - 0.42 * u} ${cy - 0.66 * u}Z`,
        "#ffc62e",
      ),
      path(
        `M${cx} ${cy - 0.66 * u}H${cx + 0.42 * u}Q${cx + 0.4 * u} ${cy + 0.06 * u} ${cx} ${cy + 0.08 * u}Z`,
        "#e8a90f",
      ),
      rect([cx - 0.07 * u, cy + 0.06 * u], [0.14 * u, 0.24 * u], "#e8a90f"),
      rect([cx - 0.26 * u, cy + 0.26 * u], [0.52 * u, 0.12 * u], "#ffc62e", { rx: 3 }),
    );
    const [[ax, ay], [bx, by]] = [on.at(0.6, 2, 4.6), on.at(6.6, 2, 4.6)];
    for (const x of [0.6, 6.6]) block(on, { x, y: 2, w: 0.12, d: 0.12, h: 4.7 }, "#fffaf0", 2);
    on.put(2.2, line(`M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + u * 1.1} ${bx} ${by}`, "#fffaf0", 3));
    for (let at = 1; at < 10; at++) {
      const t = at / 10;
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t + 2 * t * (1 - t) * u * 1.1];
      const color = ["#e23b32", "#ffc62e", "#fffaf0", "#1c6fd1"][at % 4] ?? "#e23b32";
      on.put(2.3, polygon([[x - 0.17 * u, y], [x + 0.17 * u, y + 0.1 * u], [x - 0.02 * u, y + 0.42 * u]], color)); // prettier-ignore
    }
    person(on, [2.2, 6.4], "#1f7a5c");
    person(on, [3.4, 6.8], "#f2803a", "#d9b25f");
    person(on, [5, 6.3], "#b0469b", "#a4462f");
    tree(on, 7.2, 6.6, 1.3);
    tree(on, 0.8, 6.6, 1.3, "#47a05a");
  });

/** Who walks goes first: people on a crossing, and a player who waits. */
const crossing = (): string =>
  near({ sky: "#5aa9f0", sun: "#ffe08a", floor: "#d9d2c3" }, (on) => {
    patch(on, [0, 8], [3, 5.6], "#5c6b75");
    for (let at = 0; at < 5; at++)
      on.ground(polygon(quadZ(on, 0, [2.2 + at * 0.75, 2.6 + at * 0.75], [3.1, 5.5]), "#fffaf0"));
    paving(on, [0.2, 7.8], [5.7, 7.8], "#efe6d3", 0.8);
    paving(on, [0.2, 7.8], [2.1, 2.9], "#efe6d3", 0.8);
    for (const [at, wall] of ["#f6d186", "#f0a58a", "#cfdbe6"].entries())
      house(
        on,
        { x: 1 + at * 2.1, y: 0.5, w: 2.05, d: 1.5, h: [2.4, 2.9, 2.2][at] ?? 2.4 },
        {
          wall,
          roof: "#a4462f",
          rise: 0.9,
          ridge: "y",
          left: { columns: 2, rows: 2, from: 0.5, fill: [0.44, 0.56] },
          right: at === 2 ? { columns: 1, rows: 2, from: 0.4 } : null,
        },
        at + 2,
      );
    person(on, [2.7, 3.8], "#e23b32", "#d9b25f");
    person(on, [3.6, 4.6], "#1f7a5c");
    person(on, [4.7, 4], "#ffc62e", "#a4462f");
    const [wx, wy] = on.at(4.3, 4.9, 0.55);
    const u = on.unit;
    on.put(
      9.6,
      path(`M${wx - 0.42 * u} ${wy - 0.2 * u}h${0.84 * u}q0 ${0.42 * u} ${-0.42 * u} ${0.42 * u}t${-0.42 * u} ${-0.42 * u}Z`, "#6d3fb5"), // prettier-ignore
      path(`M${wx - 0.42 * u} ${wy - 0.2 * u}a${0.42 * u} ${0.42 * u} 0 0 1 ${0.42 * u} ${-0.42 * u}v${0.42 * u}Z`, "#8d5fd5"), // prettier-ignore
      circle(wx - 0.24 * u, wy + 0.4 * u, 0.14 * u, "#16324a"),
      circle(wx + 0.24 * u, wy + 0.4 * u, 0.14 * u, "#16324a"),
      line(`M${wx + 0.42 * u} ${wy - 0.2 * u}l${0.24 * u} ${-0.2 * u}`, "#16324a", 5),
    );
    player(on, 6.2, 6.8, "#1c6fd1");
    ball(on, 5.2, 6.9, 0, 0.22);
    tree(on, 1, 6.8, 1.4);
    block(on, { x: 7.2, y: 2.5, w: 0.1, d: 0.1, h: 2.4 }, "#2c4a5e");
    on.put(
      11,
      polygon(quadY(on, 2.6, [6.9, 7.6], [1.8, 2.5]), "#1c6fd1"),
      disc(on, [7.25, 2.62, 2.15], 0.16, "#fffaf0"),
    );
  });

/** Rolled, not lifted: a ball below a bar that nobody could fly under. */
const lowBar = (): string =>
  near({ sky: "#ffc62e", sun: "#ff7a5c", floor: "#e8d8bd" }, (on) => {
    paving(on, [0.3, 7.7], [0.3, 7.7], "#f3e6c8", 0.8);
    patch(on, [2.6, 5], [0.6, 7.6], "#8fd08b");
    green(on, 3.8, 1.9, 1.2, 87);
    flag(on, 3.8, 1.7, 2.4, "#e23b32");
    for (const x of [2.2, 5.2]) block(on, { x, y: 3.6, w: 0.22, d: 0.22, h: 1.5 }, "#2c4a5e", x + 3.8);
    block(on, { x: 2, y: 3.6, z: 0.75, w: 3.6, d: 0.22, h: 0.28 }, "#fffaf0", 9.2);
    for (let at = 0; at < 6; at++)
      on.put(9.3, polygon(quadY(on, 3.82, [2 + at * 0.6, 2.3 + at * 0.6], [0.75, 1.03]), "#e23b32"));
    for (let at = 0; at < 9; at++) {
      const [x, y] = on.at(3.8, 6.2 - at * 0.45, 0.06);
      on.put(at > 5 ? 5.2 : 9.6, ellipse([x, y], [7, 4.5], "#fffaf0"));
    }
    player(on, 3, 7, "#6d3fb5", true);
    ball(on, 3.8, 4.9, 0, 0.24);
    for (const y of [1.2, 5.2]) {
      block(on, { x: 6.1, y, w: 0.6, d: 1.7, h: 0.42 }, "#c98a4b");
      block(on, { x: 6.6, y, z: 0.42, w: 0.12, d: 1.7, h: 0.5 }, "#a8703a", 8 + y);
    }
    person(on, [1.2, 4.6], "#1c6fd1", "#a4462f");
    poplar(on, 1, 1.4, 1.8);
    tree(on, 7.2, 3.9, 1.3);
    tree(on, 0.9, 7.1, 1.3, "#47a05a");
  });

/** Nothing stays behind: bins, a bench, and who picks up. */
const tidyPark = (): string =>
  near({ sky: "#7cc98f", sun: "#fff0b2", floor: "#d9e6c4" }, (on) => {
    patch(on, [0.2, 7.8], [0.2, 7.8], "#9fd694");
    paving(on, [0.3, 7.7], [3.3, 5.4], "#f3e6c8", 0.8);
    for (const [at, color] of ["#1c6fd1", "#ffc62e", "#e23b32"].entries()) {
      const bin = { x: 1.6 + at * 1.3, y: 2, w: 0.95, d: 0.95, h: 1.5 };
      block(on, bin, color);
      block(
        on,
        { ...bin, x: bin.x - 0.06, y: 1.94, z: 1.5, w: 1.07, d: 1.07, h: 0.2 },
        shade(color, 0.25),
        bin.x + 3.1,
      );
      on.put(bin.x + 3.2, polygon(quadY(on, 2.95, [bin.x + 0.22, bin.x + 0.73], [1, 1.25]), shade(color, 0.6)));
    }
    on.put(5.7, disc(on, [2.08, 2.97, 0.55], 0.2, "#fffaf0"), disc(on, [3.38, 2.97, 0.55], 0.2, "#fffaf0"));
    block(on, { x: 5.8, y: 1.4, w: 1.5, d: 0.5, h: 0.4 }, "#c98a4b");
    block(on, { x: 5.8, y: 1.3, z: 0.4, w: 1.5, d: 0.1, h: 0.5 }, "#a8703a", 7);
    person(on, [4.8, 3.8], "#1f7a5c", "#d9b25f");
    const [hx, hy] = on.at(4.8, 3.8, 0.66);
    const u = on.unit;
    on.put(8.8, line(`M${hx + 0.3 * u} ${hy + 0.1 * u}l${0.5 * u} ${0.62 * u}`, "#16324a", 6));
    const cup = (x: number, y: number, color: string) => {
      const [px, py] = on.at(x, y);
      on.put(x + y, path(`M${px - 0.16 * u} ${py - 0.34 * u}h${0.32 * u}l${-0.06 * u} ${0.34 * u}h${-0.2 * u}Z`, color), ellipse([px, py - 0.34 * u], [0.16 * u, 0.06 * u], light(color, 0.4))); // prettier-ignore
    };
    cup(5.5, 4.5, "#fffaf0");
    on.put(11, polygon(quadZ(on, 0.02, [6.3, 6.8], [4.4, 4.8]), "#fffaf0"));
    green(on, 5, 6.7, 0.95, 88);
    flag(on, 5.1, 6.5, 2.1, "#1c6fd1");
    player(on, 2.2, 6.7, "#e23b32");
    ball(on, 3.2, 6.8, 0, 0.2);
    tree(on, 0.9, 1.1, 1.9);
    tree(on, 7, 6.8, 1.5, "#47a05a");
    tree(on, 0.9, 6.2, 1.2, "#47a05a");
  });

/** What the game's own screens and the rules show: no picture of a hole stands for anything else. */
export const gameScenes: Record<string, () => string> = {
  teeHut,
  friends,
  bigPhone,
  longDrink,
  podium,
  crossing,
  lowBar,
  tidyPark,
};
