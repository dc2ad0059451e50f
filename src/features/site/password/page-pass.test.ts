import { expect, it } from "vitest";
import { isPassFor, makePass, passMs } from "./page-pass.ts";

process.env.NEXTAUTH_SECRET ??= "a secret of this test's own, long enough";
const place = { siteId: "site", pageId: "page", passwordHash: "hash" };
const now = new Date("2026-11-23T10:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

it("opens its own page for a day", () => {
  const pass = makePass(place, now);
  expect(isPassFor(place, pass, now)).toBe(true);
  expect(isPassFor(place, pass, later(passMs - 1))).toBe(true);
  expect(isPassFor(place, pass, later(passMs))).toBe(false);
});

it.each([
  ["another site", { siteId: "other" }],
  ["another page", { pageId: "other" }],
  ["another password", { passwordHash: "other" }],
])("is worth nothing for %s", (_name, other) =>
  expect(isPassFor({ ...place, ...other }, makePass(place, now), now)).toBe(false),
);

it("cannot be made, changed or prolonged by hand", () => {
  const pass = makePass(place, now);
  const [ends = "", mark = ""] = pass.split(".");
  for (const wrong of ["", ".", ends, `${ends}.`, `${Number(ends) + 1}.${mark}`, `${pass}.`, `${pass}x`, `x.${mark}`]) {
    expect(isPassFor(place, wrong, now), wrong).toBe(false);
  }
});
