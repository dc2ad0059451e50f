import { expect, it } from "vitest";
import { defaultGameName, gameDate } from "./game-name.ts";
import { cleanPlayerName } from "./player-name.ts";
import { adjustedScore, isFrozen } from "./score.ts";

it.each([
  ["keeps a plain name", "Zoë Müller", "Zoë Müller"],
  ["trims and collapses white space", "  Ada \t\n Lovelace ", "Ada Lovelace"],
  ["ignores an empty name", "", null],
  ["ignores white space alone", " \u00a0\t ", null],
  ["ignores invisible characters alone", "\u200b\u202e\u2060", null],
  ["drops control characters", "A\u0000d\u0007a", "Ada"],
  ["drops direction overrides", "Ada\u202eneB", "AdaneB"],
  ["keeps joined emoji whole", "👩‍🚀", "👩‍🚀"],
  ["cuts at 40 characters", "x".repeat(60), "x".repeat(40)],
  ["drops the joiner that a field left of a cut emoji", "🏌️\u200d♀️🏌️\u200d", "🏌️\u200d♀️🏌️"],
  ["cuts between long emoji, not within one", "🏌️‍♀️".repeat(40), "🏌️‍♀️".repeat(26)],
  ["cuts what is longer than all room", `a${"\u0301".repeat(400)}`, `á${"\u0301".repeat(158)}`.normalize("NFD")],
])("a player's name: %s", (_, typed, name) => expect(cleanPlayerName(typed)).toBe(name));

it.each([
  [0, -1, 0],
  [0, 1, 1],
  [5, -1, 4],
  [20, 1, 20],
])("a score of %i after %i is %i", (score, delta, after) => expect(adjustedScore(score, delta)).toBe(after));

it("freezes a round after 24 hours", () => {
  const start = new Date("2026-03-28T12:00:00Z");
  expect(isFrozen(start, new Date("2026-03-29T11:59:59Z"))).toBe(false);
  expect(isFrozen(start, new Date("2026-03-29T12:00:00Z"))).toBe(true);
});

it("names a round by the date where it is played", () => {
  const zone = "Europe/Berlin";
  expect(defaultGameName(new Date("2026-06-30T22:30:00Z"), "America/New_York")).toBe("Game 30.06.2026");
  expect(defaultGameName(new Date("2026-06-30T22:30:00Z"), zone)).toBe("Game 01.07.2026");
  expect(gameDate("2026-06-30T22:30:00.000Z", "de", zone)).toBe("1. Juli 2026");
  expect(gameDate("2026-06-30T22:30:00.000Z", "fr", zone)).toBe("1er juillet 2026");
  expect(gameDate("2026-06-30T22:30:00.000Z", "sr", zone)).toBe("1. jul 2026.");
  expect(gameDate("2026-06-30T22:30:00.000Z", "rm", zone)).toBe("1 da fanadur 2026");
});
