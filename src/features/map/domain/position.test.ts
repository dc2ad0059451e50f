import { describe, expect, it } from "vitest";
import { located, noPosition, turned } from "./position.ts";

const fix = (heading: number | null) => ({ longitude: 8.72, latitude: 47.5, accuracy: 10, heading });

describe("a position", () => {
  it("points to where this person moves now, not to where they moved first", () => {
    const first = located(noPosition, fix(90));
    expect(first).toMatchObject({ status: "on", place: [8.72, 47.5], accuracy: 10, heading: 90 });
    const second = located(first, fix(180));
    expect(second.heading).toBe(180);
    expect(located(second, fix(Number.NaN)).heading, "standing still").toBeNull();
  });

  it("believes the compass, which knows more than the movement", () => {
    const walking = located(noPosition, fix(90));
    const aiming = turned(walking, 12.4);
    expect(aiming).toMatchObject({ place: [8.72, 47.5], heading: 12 });
    expect(located(aiming, fix(180)).heading).toBe(12);
    expect(turned(aiming, 11.9), "nothing to draw anew").toBe(aiming);
    expect(turned(aiming, 300).heading).toBe(300);
  });

  it("keeps what the compass said before the first fix", () => {
    expect(located(turned(noPosition, 45), fix(null)).heading).toBe(45);
  });

  it("is elsewhere outside of the map", () => {
    const abroad = { ...fix(90), longitude: 13.4, latitude: 52.5 };
    expect(located(noPosition, abroad)).toMatchObject({ status: "elsewhere", place: null, heading: null });
  });
});
