import { expect, it } from "vitest";
import { accountOf } from "./account.ts";

it.each(["optik.lindengut", "@optik.lindengut", " https://www.instagram.com/optik.lindengut/ "])(
  "leads from %j to the profile",
  (written) =>
    expect(accountOf(written)).toEqual({
      name: "optik.lindengut",
      href: "https://www.instagram.com/optik.lindengut/",
    }),
);

it.each(["", "javascript:alert(1)", "https://elsewhere.example/optik", "a b", "x".repeat(31), "name/../other"])(
  "leads nowhere from %j",
  (written) => expect(accountOf(written)).toBeNull(),
);
