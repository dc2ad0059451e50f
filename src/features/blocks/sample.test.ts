import { expect, it } from "vitest";
import { tradeOf } from "./sample.ts";

it.each([
  [{ isMember: true, branches: 0 }, "optician"],
  [{ isMember: false, branches: 2 }, "optician"],
  [{ isMember: false, branches: 0 }, "plain"],
])("speaks to %o as to one of trade %s", (site, trade) => expect(tradeOf(site)).toBe(trade));
