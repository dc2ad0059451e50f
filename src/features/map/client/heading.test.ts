import { describe, expect, it } from "vitest";
import { headingOf } from "./heading.ts";

describe("headingOf", () => {
  it.each([
    ["an iPhone's compass", { webkitCompassHeading: 90, alpha: 12, absolute: false }, 0, 90],
    ["an iPhone on its side", { webkitCompassHeading: 300, alpha: 0, absolute: false }, 90, 30],
    ["an Android phone, which counts against the clock", { alpha: 90, absolute: true }, 0, 270],
    ["an Android phone that points north", { alpha: 0, absolute: true }, 0, 0],
    ["an Android phone on its side", { alpha: 10, absolute: true }, 90, 80],
  ])("reads %s", (_, event, angle, heading) => expect(headingOf(event, angle)).toBe(heading));

  it.each([
    ["that is relative to how the phone was held", { alpha: 90, absolute: false }],
    ["without numbers", { alpha: null, absolute: true }],
  ])("gives nothing for an event %s", (_, event) => expect(headingOf(event, 0)).toBeNull());
});
