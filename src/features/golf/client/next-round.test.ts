import { expect, it } from "vitest";
import { deriveId } from "~/lib/ids.ts";
import { ownPlayer } from "./device.ts";
import { playNextRound } from "./next-round.ts";

const [next, ada, ben] = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
  "33333333-3333-4333-8333-333333333333",
];

it("plays the next round as whom it played the last one, unless its owner says otherwise there", () => {
  playNextRound(next, null);
  expect(ownPlayer(next)).toBeNull();
  playNextRound(next, ada);
  expect(ownPlayer(next)).toBe(deriveId(next, ada));
  playNextRound(next, ben);
  expect(ownPlayer(next)).toBe(deriveId(next, ada));
});
