import { block } from "./iso.ts";
import { house, office, spire, windows } from "./buildings.ts";
import { clock, colonnade, parasol, patch, paving, river, steps, track, train } from "./city.ts";
import { diorama } from "./diorama.ts";
import { ball, flag, flight, green, player, poplar, tree } from "./props.ts";

/** The main station: platforms, a red train and the clock. */
export const hauptbahnhof = (): string =>
  diorama({ sky: "#ffc62e", sun: "#ff8a3c", floor: "#d9d2c3" }, (on) => {
    paving(on, [0.2, 11.8], [3.2, 4.6], "#efe6d3");
    for (const y of [5.4, 6.8]) track(on, y, [0, 12]);
    paving(on, [0.2, 11.8], [7.5, 11.8], "#cfd6c6", 1);
    green(on, 8.4, 9.8, 1.9, 3);
    house(
      on,
      { x: 0.6, y: 0.8, w: 3.6, d: 2.2, h: 2.2 },
      { wall: "#f1d9a7", roof: "#8f4a3a", rise: 0.9, ridge: "x", left: { columns: 5, rows: 2, to: 0.1 }, right: null },
    );
    house(
      on,
      { x: 8, y: 0.8, w: 3.4, d: 2.2, h: 2.2 },
      {
        wall: "#f1d9a7",
        roof: "#8f4a3a",
        rise: 0.9,
        ridge: "x",
        left: { columns: 5, rows: 2, to: 0.1 },
        right: { columns: 3, rows: 2 },
      },
    );
    house(
      on,
      { x: 4.2, y: 0.6, w: 3.8, d: 2.7, h: 3.1 },
      {
        wall: "#f8e6bd",
        roof: "#7c3f34",
        rise: 1.3,
        ridge: "y",
        left: { columns: 3, rows: 1, fill: [0.6, 0.72], from: 0.2, to: 0.3, glass: "#9fd4dc" },
        right: { columns: 3, rows: 2 },
      },
    );
    clock(on, 6.1, 3.3, 3.55, 9.4);
    train(on, 0.6, 4.98, 3);
    block(on, { x: 1, y: 7.55, z: 1.5, w: 9, d: 0.5, h: 0.14 }, "#2c4a5e", 13.6);
    for (const x of [1.4, 4, 6.6, 9.4]) block(on, { x, y: 7.7, w: 0.14, d: 0.14, h: 1.5 }, "#2c4a5e", 13);
    tree(on, 0.9, 10.8, 1.7);
    tree(on, 11.2, 8.2, 1.5, "#47a05a");
    flag(on, 8.7, 9.6, 3.1);
    player(on, 2.7, 10.3, "#1c6fd1");
    flight(on, [3.1, 10.2], [8.4, 10], 2.1);
    ball(on, 6.2, 10.1, 1.95);
  });

/** The old town: gabled houses around a lane with parasols. */
export const marktgasse = (): string =>
  diorama({ sky: "#ff7a5c", sun: "#ffd23f", floor: "#e8d8bd" }, (on) => {
    paving(on, [3.4, 11.8], [3.4, 11.8], "#f0e2c8", 0.7);
    const walls = ["#f6d186", "#f2efe3", "#9fc8b4", "#f0a58a", "#cfdbe6"];
    const roofs = ["#a4462f", "#8d3b2c", "#b5533a", "#93402f", "#a4462f"];
    walls.forEach((wall, index) => {
      const h = [3.4, 4.1, 3.2, 3.8, 3][index] ?? 3;
      const x = 1.7 + index * 2;
      house(
        on,
        { x, y: 0.5, w: 1.96, d: 2.6, h },
        {
          wall,
          roof: roofs[index] ?? "#a4462f",
          rise: 1.35,
          ridge: "y",
          left: { columns: 2, rows: 3, from: 0.9, fill: [0.44, 0.56] },
          right: index === 4 ? { columns: 2, rows: 3, from: 0.6 } : null,
        },
        x + 2,
      );
      block(
        on,
        { x: x + 0.16, y: 3.1, z: 0.86, w: 1.64, d: 0.46, h: 0.08 },
        ["#d64533", "#1f7a5c", "#e9a13b", "#2b5c8a", "#d64533"][index] ?? "#d64533",
        x + 4.4,
      );
      on.put(
        x + 4.1,
        windows(
          on,
          { x: x + 0.1, y: 0.5, w: 1.76, d: 2.6, h: 0.95 },
          { columns: 2, rows: 1, fill: [0.8, 0.76], glass: "#ffe2a0" },
          null,
        ),
      );
    });
    ["#f2efe3", "#e9b872", "#b9d3c2"].forEach((wall, index) => {
      const y = 3.9 + index * 2.35;
      house(
        on,
        { x: 0.4, y, w: 2.5, d: 2.3, h: [3.1, 3.7, 2.7][index] ?? 3 },
        {
          wall,
          roof: roofs[index + 1] ?? "#a4462f",
          rise: 1.2,
          ridge: "x",
          left: index === 2 ? { columns: 2, rows: 2, from: 0.5 } : null,
          right: { columns: 2, rows: 3, from: 0.5, fill: [0.44, 0.56] },
        },
        y + 1.5,
      );
    });
    green(on, 8.3, 8.6, 1.9, 12);
    parasol(on, 5, 5.2, "#d64533");
    parasol(on, 7.6, 5, "#1f7a5c");
    parasol(on, 4.9, 7.6, "#e9a13b");
    tree(on, 11, 5.2, 1.5);
    flag(on, 8.5, 8.2, 3.2, "#1c6fd1");
    player(on, 5.6, 10.9, "#0e7a5f");
    flight(on, [6, 10.7], [8.2, 8.8], 1.6);
    ball(on, 7.2, 9.7, 1.5);
  });

/** The town church with its two slender towers. */
export const stadtkirche = (): string =>
  diorama({ sky: "#8fd3c1", sun: "#fff0c2", floor: "#e6dcc6" }, (on) => {
    paving(on, [0.3, 11.7], [5.2, 11.7], "#f3e9d4", 0.9);
    green(on, 7.6, 9.2, 2, 5);
    spire(on, { x: 1, y: 1.2, w: 1.35, d: 1.35, h: 4.2 }, "#f4ead2", "#3f8f86", 2.5, 3.4);
    spire(on, { x: 1, y: 3.75, w: 1.35, d: 1.35, h: 4.2 }, "#f4ead2", "#3f8f86", 2.5, 6.2);
    house(
      on,
      { x: 2.2, y: 1.5, w: 7.4, d: 3.4, h: 3 },
      {
        wall: "#f8efd9",
        roof: "#a8492f",
        rise: 2,
        ridge: "x",
        left: { columns: 6, rows: 1, fill: [0.34, 0.74], from: 0.3, to: 0.2, glass: "#8cc3d6" },
        right: { columns: 2, rows: 1, fill: [0.3, 0.7], glass: "#8cc3d6" },
      },
      7.4,
    );
    block(on, { x: 9.6, y: 2.1, w: 1.4, d: 2.2, h: 2.3 }, "#f4ead2", 12.5);
    for (const [x, y] of [
      [10.9, 6.2],
      [11, 9.2],
      [1, 7.4],
      [1.2, 10.2],
    ] as const)
      tree(on, x, y, 1.7, y > 8 ? "#3c9a5f" : "#2f8f5b");
    flag(on, 7.9, 8.8, 3.1, "#ff5a3c");
    player(on, 3.6, 10.6, "#e9a13b");
    flight(on, [4, 10.5], [7.5, 9.3], 1.8);
    ball(on, 5.9, 9.9, 1.75);
  });

/** The town hall: broad steps, pillars and a pediment. */
export const stadthaus = (): string =>
  diorama({ sky: "#6fb7e9", sun: "#ffd76b", floor: "#d8e2cf" }, (on) => {
    patch(on, [0.3, 11.7], [0.3, 11.7], "#79c285");
    paving(on, [3, 9.2], [6.4, 11.8], "#f3ead6", 0.8);
    house(
      on,
      { x: 0.8, y: 1.6, w: 2.8, d: 3, h: 2.5 },
      { wall: "#f3e3bf", roof: "#5d6f7c", rise: 0.7, ridge: "x", left: { columns: 3, rows: 2 }, right: null },
      4,
    );
    house(
      on,
      { x: 8.6, y: 1.6, w: 2.6, d: 3, h: 2.5 },
      {
        wall: "#f3e3bf",
        roof: "#5d6f7c",
        rise: 0.7,
        ridge: "x",
        left: { columns: 3, rows: 2 },
        right: { columns: 3, rows: 2 },
      },
      12.6,
    );
    house(
      on,
      { x: 3.5, y: 0.9, w: 5.2, d: 4, h: 3.6 },
      {
        wall: "#faeed0",
        roof: "#566976",
        rise: 1.5,
        ridge: "y",
        left: { columns: 4, rows: 2, fill: [0.4, 0.66], from: 0.5, to: 0.2, glass: "#90b8c9" },
        right: { columns: 4, rows: 2 },
      },
      8.6,
    );
    colonnade(on, { x: 3.7, y: 5.2, w: 4.8, d: 0.3, h: 3 }, 6, "#fff6e2");
    steps(on, 3.4, 5.6, 5.4, 5, "#eadfc8");
    green(on, 6.2, 9.2, 1.8, 8);
    for (const [x, y] of [
      [1.3, 7],
      [1.3, 9],
      [1.3, 11],
      [10.9, 7],
      [10.9, 9],
      [10.9, 11],
    ] as const)
      poplar(on, x, y, 2.1);
    flag(on, 6.4, 8.9, 3, "#ff5a3c");
    player(on, 8.5, 11.2, "#a63d8f", true);
    ball(on, 5.5, 10);
  });

/** The technical college above the Eulach. */
export const technikum = (): string =>
  diorama({ sky: "#f7b7a3", sun: "#fff1c9", floor: "#cddcbf" }, (on) => {
    patch(on, [0.3, 11.7], [4.7, 6], "#8ccb86");
    patch(on, [0.3, 11.7], [8.6, 11.7], "#79c285");
    river(on, [0, 12], [6.3, 8.2]);
    house(
      on,
      { x: 1, y: 1, w: 9.8, d: 2.4, h: 3.2 },
      {
        wall: "#e9c48b",
        roof: "#8a4435",
        rise: 1.1,
        ridge: "x",
        left: { columns: 11, rows: 3, fill: [0.5, 0.58] },
        right: { columns: 3, rows: 3 },
      },
      6.8,
    );
    house(
      on,
      { x: 4.4, y: 0.8, w: 3, d: 3.1, h: 4.1 },
      {
        wall: "#f2d6a2",
        roof: "#7b3b2e",
        rise: 1.5,
        ridge: "y",
        left: { columns: 3, rows: 3, fill: [0.5, 0.62] },
        right: { columns: 3, rows: 3, from: 0.4 },
      },
      8.4,
    );
    office(
      on,
      { x: 5.2, y: 3.9, w: 1.4, d: 0.4, h: 1.2 },
      "#d9a867",
      { columns: 1, rows: 1, fill: [0.5, 0.9], glass: "#54381f" },
      9.4,
    );
    block(on, { x: 8, y: 5.9, z: 0.02, w: 1.5, d: 2.8, h: 0.34 }, "#d8cbb2", 15);
    for (const y of [5.9, 8.5])
      for (const x of [8, 9.3]) block(on, { x, y, w: 0.2, d: 0.2, h: 0.9 }, "#bfae90", x + y + 1.4);
    green(on, 3.6, 10.1, 1.7, 21);
    for (const [x, y, s] of [
      [1, 5.4, 1.5],
      [3, 5.3, 1.3],
      [11, 5.2, 1.6],
      [11, 9.6, 1.7],
      [6.9, 11.3, 1.3],
    ] as const)
      tree(on, x, y, s);
    flag(on, 3.7, 9.8, 3);
    player(on, 8.8, 10.4, "#1c6fd1", true);
    flight(on, [8.4, 10.4], [4, 10.1], 2);
    ball(on, 6, 10.3, 2);
  });
