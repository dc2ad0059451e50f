import { describe, expect, it } from "vitest";
import { spread, type ScreenPoint } from "./spread.ts";

const after = (points: ScreenPoint[], least: number, most: number) => {
  const steps = spread(points, least, most);
  return points.map(({ x, y }, index) => ({ x: x + (steps[index]?.x ?? 0), y: y + (steps[index]?.y ?? 0) }));
};
const closest = (points: ScreenPoint[]) =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

describe("spread", () => {
  it("leaves points alone that stand free", () => {
    expect(
      spread(
        [
          { x: 0, y: 0 },
          { x: 50, y: 0 },
        ],
        34,
        40,
      ),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
    expect(spread([], 34, 40)).toEqual([]);
  });

  it("moves two crowded points aside by the same way", () => {
    const [one, other] = spread(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      34,
      40,
    );
    expect([one?.x, other?.x].map((x) => Math.round(x ?? 0))).toEqual([-12, 12]);
  });

  it.each([
    ["at one place", Array.from({ length: 4 }, () => ({ x: 5, y: 5 }))],
    ["in a row", Array.from({ length: 5 }, (_, at) => ({ x: at * 8, y: 0 }))],
    [
      "like an old town",
      [
        [0, 0],
        [11, 4],
        [20, -9],
        [31, -20],
        [60, -26],
        [-90, 30],
      ].map(([x = 0, y = 0]) => ({ x, y })),
    ],
  ])("finds room for points %s", (_, points) => {
    expect(closest(after(points, 30, 60))).toBeGreaterThan(29);
  });

  it("never takes a point further than it may go", () => {
    const crowd = Array.from({ length: 12 }, (_, at) => ({ x: at % 3, y: at % 4 }));
    for (const step of spread(crowd, 40, 20)) expect(Math.hypot(step.x, step.y)).toBeLessThanOrEqual(20.001);
  });
});
