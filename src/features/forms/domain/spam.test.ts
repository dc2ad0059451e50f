import { expect, it } from "vitest";
import { leastMs, mostLinks, spamReasonOf } from "./spam.ts";

const link = "https://shop.example ";

it.each([
  ["a message", { message: "Guten Tag" }, leastMs, null],
  ["a message without a word about its time", { message: "Guten Tag" }, null, null],
  ["a message of the first moment", { message: "Guten Tag" }, leastMs - 1, "tooFast"],
  ["a few links", { message: link.repeat(mostLinks) }, null, null],
  ["one link more", { name: link, message: link.repeat(mostLinks).toUpperCase() }, null, "links"],
  ["a word that begins like a link", { message: "http ".repeat(9) }, null, null],
] as const)("judges %s", (_name, values, tookMs, reason) => expect(spamReasonOf({ values, tookMs })).toBe(reason));
