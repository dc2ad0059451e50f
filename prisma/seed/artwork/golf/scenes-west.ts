import { shade } from "../lib/color.ts";
import { circle, ellipse, line, path, polygon } from "../lib/svg.ts";
import { block, blockFaces, type Stage } from "./iso.ts";
import { house, office, sawtoothHall, spire, windows } from "./buildings.ts";
import { colonnade, container, cylinder, patch, paving, quarterPipe, river, steps, track } from "./city.ts";
import { diorama } from "./diorama.ts";
import { ball, flag, flight, green, player, poplar, tree } from "./props.ts";

/** The town garden: old trees, a pond and a pavilion. */
export const stadtgarten = (): string =>
  diorama({ sky: "#ffe08a", sun: "#ff9f6b", floor: "#8fd08b" }, (on) => {
    paving(on, [5.5, 6.5], [0.3, 11.7], "#f0e3c4", 0.5);
    paving(on, [0.3, 11.7], [5.6, 6.5], "#f0e3c4", 0.5);
    const [px, py] = on.at(3, 8.9);
    on.ground(
      ellipse([px, py], [118, 66], "#cdbf9f"),
      ellipse([px, py], [106, 58], "#3f9fc0"),
      ellipse([px - 12, py - 8], [80, 40], "#5db7d1"),
      line(`M${px - 60} ${py}h44M${px + 4} ${py + 18}h52M${px - 14} ${py - 22}h34`, "#c6eef2", 4),
    );
    green(on, 9, 9, 1.9, 33);
    spire(on, { x: 2, y: 2, w: 2, d: 2, h: 1.7 }, "#fff3d8", "#c8553d", 1.5, 5.6);
    steps(on, 2.2, 4, 1.6, 2, "#efe2c6");
    const trees: [number, number, number][] = [
      [0.9, 0.9, 2.2],
      [5, 1.2, 2],
      [7.6, 1, 2.4],
      [10, 1.4, 2.1],
      [11.1, 3.6, 2.2],
      [8.6, 3.4, 1.9],
      [0.9, 4.8, 1.9],
      [1, 7.2, 1.8],
      [0.9, 10.9, 2],
      [11.2, 7.3, 1.7],
      [4.8, 11.1, 1.6],
    ];
    trees.forEach(([x, y, size], index) =>
      tree(on, x, y, size, ["#2f8f5b", "#47a05a", "#1f7a5c", "#e59a3c"][index % 4]),
    );
    flag(on, 9.2, 8.6, 3.2, "#e23b32");
    player(on, 7.4, 11, "#6d3fb5");
    ball(on, 8.4, 9.8);
  });

/** The art museum with roof lights and sculptures in front. */
export const kunstmuseum = (): string =>
  diorama({ sky: "#b79cf0", sun: "#ffd23f", floor: "#e7e2ea" }, (on) => {
    paving(on, [0.3, 11.7], [5.2, 11.7], "#f4eff0", 1.1);
    office(
      on,
      { x: 0.8, y: 1, w: 5.4, d: 3.4, h: 3.2 },
      "#f4dfc0",
      { columns: 5, rows: 2, fill: [0.44, 0.6], from: 0.3, to: 0.3, glass: "#9cc3d4" },
      6,
    );
    block(on, { x: 0.6, y: 0.8, z: 3.2, w: 5.8, d: 3.8, h: 0.26 }, "#fff2da", 6.3);
    block(on, { x: 2, y: 1.8, z: 3.46, w: 3, d: 1.7, h: 0.6 }, "#bfe3ea", 6.5);
    colonnade(on, { x: 2.2, y: 4.6, w: 2.6, d: 0.3, h: 2.4 }, 4, "#fff6e2");
    steps(on, 2, 5, 3, 3, "#e9ddd0");
    sawtoothHall(on, { x: 6.9, y: 1.3, w: 4.4, d: 2.8, h: 1.9 }, "#9fb8c2", 5, 11.4);
    green(on, 7.8, 9, 1.9, 41);
    const [sx, sy] = on.at(2.6, 8.8);
    on.cast(
      [
        [2.1, 8.8],
        [2.6, 8.3],
        [3.1, 8.8],
        [2.6, 9.3],
      ],
      1.6,
    );
    block(on, { x: 2.1, y: 8.3, w: 1, d: 1, h: 0.5 }, "#ffffff", 11.2);
    on.put(
      11.6,
      circle(sx, sy - 66, 38, "#c43a2f"),
      circle(sx - 6, sy - 70, 31, "#ef5a45"),
      circle(sx - 14, sy - 80, 12, "#ff9a80"),
    );
    block(on, { x: 10.4, y: 6, w: 0.7, d: 0.7, h: 2.3 }, "#1c6fd1");
    block(on, { x: 9.7, y: 6.4, w: 0.7, d: 0.7, h: 1.2 }, "#ffd23f");
    for (const [x, y] of [
      [1, 6.6],
      [1, 11],
      [11.2, 9.9],
    ] as const)
      tree(on, x, y, 1.7);
    flag(on, 8, 8.6, 3.1, "#ff5a3c");
    player(on, 4.4, 11, "#0e7a5f");
    flight(on, [4.8, 10.8], [7.6, 9.2], 1.6);
    ball(on, 6.2, 10, 1.6);
  });

/** The former machine works: brick halls, a chimney and a crane track. */
export const sulzerareal = (): string =>
  diorama({ sky: "#f2a24a", sun: "#fff0c2", floor: "#b9b2a8" }, (on) => {
    paving(on, [0.3, 11.7], [6, 11.7], "#c9c2b6", 1.2);
    track(on, 6.7, [0, 12]);
    sawtoothHall(on, { x: 0.7, y: 0.8, w: 6.6, d: 3.4, h: 2.6 }, "#b9523b", 5, 5);
    house(
      on,
      { x: 7.8, y: 0.8, w: 3.4, d: 4.2, h: 3.4 },
      {
        wall: "#a8432f",
        roof: "#5a4a48",
        rise: 1.2,
        ridge: "y",
        left: { columns: 3, rows: 2, fill: [0.66, 0.76], from: 0.3, glass: "#a9d6d8" },
        right: { columns: 4, rows: 2, fill: [0.66, 0.76], from: 0.3, glass: "#a9d6d8" },
      },
      11.6,
    );
    cylinder(on, [7.5, 5.2], 0.34, 6.6, "#c4664c", ["#f3e6cf", "#c4664c", "#f3e6cf"]);
    for (const x of [1.2, 5.6]) block(on, { x, y: 5.1, w: 0.3, d: 0.3, h: 3.4 }, "#ffc62e", x + 6);
    block(on, { x: 0.8, y: 5.1, z: 3.4, w: 5.6, d: 0.36, h: 0.4 }, "#ffc62e", 12);
    const [hx, hy] = on.at(3.6, 5.3, 3.4);
    on.put(
      12.1,
      line(`M${hx} ${hy}v86`, "#20364e", 4),
      path(`M${hx - 12} ${hy + 84}h24v10a14 14 0 1 1 -20 8`, "#20364e"),
    );
    green(on, 8.4, 9.6, 1.8, 52);
    container(on, { x: 1, y: 8.2, w: 2.6, d: 1.2 }, "#1f7a5c");
    tree(on, 11.2, 7.6, 1.5);
    tree(on, 1, 11, 1.5, "#47a05a");
    flag(on, 8.6, 9.3, 3.2, "#1c6fd1");
    player(on, 4.8, 11, "#ffd23f");
    flight(on, [5.2, 10.8], [8.2, 9.7], 1.9);
    ball(on, 6.8, 10.2, 1.9);
  });

/** The last hole: ramps, containers and bright walls at the skills park. */
export const lagerplatz = (): string =>
  diorama({ sky: "#1d8f86", sun: "#ffd23f", floor: "#d5d8d2" }, (on) => {
    paving(on, [0.3, 11.7], [0.3, 11.7], "#dfe1da", 1.3);
    sawtoothHall(on, { x: 0.7, y: 0.7, w: 5.4, d: 3, h: 2.5 }, "#e8734a", 4, 4.4);
    const mural = { x: 6.4, y: 0.9, w: 4.8, d: 2.6, h: 2.6 };
    block(on, mural, "#f4ead2", 9.6);
    ["#e23b32", "#ffc62e", "#1c6fd1", "#3fbf74", "#b0469b"].forEach((color, index) => {
      on.put(
        9.7,
        disc(on, [7 + index * 0.9, 3.5, 1.1 + (index % 2) * 0.5], 0.62, color),
        disc(on, [7.1 + index * 0.9, 3.5, 1.2 + (index % 2) * 0.5], 0.26, "#f4ead2"),
      );
    });
    quarterPipe(on, 1, 5.2, 3.6, 1.8, "#6f8fa3");
    container(on, { x: 9.2, y: 5.6, w: 2.4, d: 1.1 }, "#e23b32");
    container(on, { x: 9.6, y: 5.6, z: 1.15, w: 2, d: 1.1 }, "#ffc62e");
    block(on, { x: 5.5, y: 5.9, w: 1.8, d: 1.5, h: 0.5 }, "#3b5568");
    block(on, { x: 5.5, y: 6.6, z: 0.5, w: 1.8, d: 0.12, h: 0.4 }, "#ffd23f", 14.2);
    green(on, 8.6, 9.6, 1.9, 61);
    tree(on, 11.3, 8.6, 1.4);
    tree(on, 1, 10.8, 1.6, "#47a05a");
    flag(on, 8.8, 9.2, 3.4, "#ffc62e");
    player(on, 3.8, 10.4, "#e23b32");
    flight(on, [4.2, 10.2], [8.3, 9.6], 2.3);
    ball(on, 6.4, 9.9, 2.25);
  });

/** The whole course as one wide island, and a ball that comes to it from afar: for the first screen, which is wide and low. */
export const panorama = (): string =>
  diorama(
    {
      sky: "#1f9d6b",
      sun: "#ffd23f",
      floor: "#d9e6c4",
      width: 2400,
      height: 1010,
      unit: 35,
      size: 11,
      islandWidth: 21,
      origin: [1440, 322],
    },
    (on) => {
      islet(on);
      patch(on, [0.2, 20.8], [0.2, 10.8], "#8fd08b");
      paving(on, [0.2, 20.8], [4.9, 6], "#f3e6c8", 0.6);
      river(on, [0, 21], [8.9, 9.9]);
      spire(on, { x: 1, y: 0.8, w: 1.2, d: 1.2, h: 3.9 }, "#f4ead2", "#3f8f86", 2.1, 2.6);
      spire(on, { x: 1, y: 3.2, w: 1.2, d: 1.2, h: 3.9 }, "#f4ead2", "#3f8f86", 2.1, 5.4);
      house(
        on,
        { x: 2.1, y: 1.1, w: 4.6, d: 3, h: 2.6 },
        {
          wall: "#f8efd9",
          roof: "#a8492f",
          rise: 1.7,
          ridge: "x",
          left: { columns: 4, rows: 1, fill: [0.34, 0.74], glass: "#8cc3d6" },
          right: null,
        },
        5.6,
      );
      ["#f6d186", "#f2efe3", "#f0a58a", "#cfdbe6"].forEach((wall, index) => {
        const x = 7.4 + index * 1.6;
        house(
          on,
          { x, y: 1.4, w: 1.56, d: 2.6, h: [3, 3.7, 2.8, 3.4][index] ?? 3 },
          {
            wall,
            roof: "#a4462f",
            rise: 1.2,
            ridge: "y",
            left: { columns: 2, rows: 3, from: 0.7, fill: [0.46, 0.56] },
            right: index === 3 ? { columns: 2, rows: 3 } : null,
          },
          x + 2.4,
        );
        on.put(
          x + 4.1,
          windows(
            on,
            { x, y: 1.4, w: 1.56, d: 2.6, h: 0.8 },
            { columns: 2, rows: 1, fill: [0.8, 0.76], glass: "#ffe2a0" },
            null,
          ),
        );
      });
      sawtoothHall(on, { x: 14.6, y: 0.8, w: 5.6, d: 3.2, h: 2.4 }, "#c25a40", 5, 18.4);
      cylinder(on, [14.3, 4.2], 0.3, 5.4, shade("#c4664c", 0.05), ["#f3e6cf", "#c4664c", "#f3e6cf"]);
      for (const [x, y, seed] of [
        [3.6, 7.3, 71],
        [10.4, 7.4, 72],
        [17.6, 7.3, 73],
      ] as const)
        green(on, x, y, 1.35, seed);
      for (const [x, y, s] of [
        [0.8, 6.8, 1.6],
        [6.8, 6.6, 1.5],
        [7.4, 8, 1.3],
        [13.9, 6.7, 1.6],
        [13.2, 8.1, 1.3],
        [20.2, 6.6, 1.6],
        [20.3, 8.2, 1.2],
        [13.9, 1, 1.7],
      ] as const)
        tree(on, x, y, s, x % 2 > 1 ? "#2f8f5b" : "#3fa566");
      for (const x of [1.4, 4.2, 8.8, 11.6, 16, 18.8]) poplar(on, x, 10.4, 1.5);
      flag(on, 3.8, 7, 2.8, "#ff5a3c");
      flag(on, 10.6, 7.1, 2.8, "#ffc62e");
      flag(on, 17.8, 7, 2.8, "#1c6fd1");
      player(on, 5.9, 7.9, "#e23b32");
      flight(on, [6.3, 7.8], [10.2, 7.5], 2);
      ball(on, 8.4, 7.6, 2);
      player(on, 15.2, 8, "#6d3fb5");
      ball(on, 16.6, 7.9);
    },
  );

/** A small island on its own, from which somebody plays over to the large one. */
function islet(on: Stage): void {
  const [x, y, side] = [-7, 15.8, 5];
  const slab = { x, y, w: side, d: side };
  on.ground(
    ellipse(on.at(x + side / 2, y + side / 2, -3), [side * on.unit * 0.95, side * on.unit * 0.4], "url(#fall)"),
    blockFaces(on, { ...slab, z: -1.5, h: 1.16 }, "#8a5a3b"),
    blockFaces(on, { ...slab, z: -0.34, h: 0.34 }, "#8fd08b"),
  );
  patch(on, [x + 1.4, x + 3.4], [y + 1.6, y + 3.6], "#6cc48a");
  tree(on, x + 0.9, y + 0.9, 1.8);
  tree(on, x + 0.8, y + 3, 1.4, "#3fa566");
  poplar(on, x + 3.9, y + 0.8, 1.5);
  player(on, x + 2.6, y + 2.6, "#ffc62e");
  const [from, to] = [[x + 3, y + 2.4] as const, [3.4, 7.5] as const];
  flight(on, [...from], [...to], 3.2);
  const [bx, by] = on.at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 3.4); // over no ground that would take its shadow
  on.put(91, circle(bx, by, on.unit * 0.26, "#ffffff"));
}

/** A painted disc on a left wall. */
function disc(on: Stage, [x, y, z]: [number, number, number], r: number, color: string): string {
  const corners = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    return on.at(x + Math.cos(angle) * r, y, z + Math.sin(angle) * r);
  });
  return polygon(corners, color);
}
