import { describe, expect, it } from "vitest";
import { lengthOf, metresBetween } from "~/features/map/domain/distance.ts";
import { routeSchema } from "~/features/map/domain/map-route.ts";
import { pointsSchema } from "~/features/map/domain/point-schema.ts";
import { courseLength, gamePages } from "./game-pages.ts";
import { holes, pointsOf } from "./holes.ts";
import { route } from "./route.ts";

describe("the demo course", () => {
  it.each(holes)("has a hole of 60 to 180 m that a map can show: $name", (hole) => {
    const metres = metresBetween(hole.start, hole.end);
    expect(metres).toBeGreaterThan(60);
    expect(metres).toBeLessThan(180);
    expect(pointsSchema.safeParse(pointsOf(hole)).success).toBe(true);
  });

  it("leads from start to end of every hole, in order", () => {
    expect(routeSchema.safeParse(route).success).toBe(true);
    const at = holes
      .flatMap(({ start, end }) => [start, end])
      .map((place) => route.findIndex((each) => String(each) === String(place)));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it("says on its first screen what it is, and on its coupon what that is for and where", () => {
    const words = (key: string) => JSON.stringify(gamePages.find((page) => page.key === key));
    expect(words("start")).toContain('"Digitale Spielkarte Urban Golf Winterthur"');
    expect(words("coupon")).toMatch(/Gratisgetränk im Skills Park/);
  });

  it("is as long as its home page says", () => {
    expect(courseLength).toBe(`${(lengthOf(route) / 1000).toFixed(1).replace(".", ",")} Kilometer`);
  });
});
