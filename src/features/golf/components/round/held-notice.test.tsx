import { describe, expect, it } from "vitest";
import { renderInRound } from "../../../../../tests/support/in-round.tsx";
import { textsOf } from "~/i18n/catalogue.ts";
import { fill } from "~/i18n/translate.ts";
import { contentLocales } from "~/lib/locales.ts";
import type { GolfConnection } from "../../client/connection/connection.ts";
import { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import type { Course, CourseHole } from "../../course.ts";
import { restoreMinutes } from "../../policy.ts";
import { HeldNotice } from "./held-notice.tsx";

const course: Course = { rankingName: null, holes: [{ pageId: "p7", number: 7 } as CourseHole] };
const store = new GameStore("game", {} as GolfConnection);
const held: GameView["held"] = [
  { playerId: "n", playerName: "Noah", pageId: null, before: 0, after: 0 },
  { playerId: "a", playerName: "Amina", pageId: "p7", before: 2, after: 4 },
];

function notice(view: Partial<GameView>, { isPlayer = true, locale = "de" } = {}) {
  const html = renderInRound(<HeldNotice />, { course, view, locale, store: isPlayer ? store : null });
  const all = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);
  return { html, sentence: all("p")[0], lines: all("li"), buttons: all("button") };
}

describe("strokes that a locked round did not take", () => {
  it.each([
    ["de", "Amina, Loch 7: 2 → 4"],
    ["fr", "Amina, trou 7\u00a0: 2 → 4"],
  ])("are named by player and hole (%s)", (locale, line) => {
    expect(notice({ held }, { locale }).lines).toEqual(["Noah", line]);
  });

  it("wait while the round is locked, and can only be given up", () => {
    const { html, sentence, buttons } = notice({ held, isLocked: true });
    expect(html).toContain('role="alert"');
    expect(sentence).toBe(textsOf("golf", "de").held);
    expect(buttons).toEqual(["Verwerfen"]);
  });

  it("are offered again once it is open", () => {
    const { sentence, buttons } = notice({ held, canScore: true });
    expect(sentence).toBe(textsOf("golf", "de").heldOpen);
    expect(buttons).toEqual(["Nachtragen", "Verwerfen"]);
  });

  it("are told of with the names of those who were removed, until they are back", () => {
    const gone = { id: "b", playerName: "Bruno", removedAt: "2026-11-26T09:00:00Z" } as GameView["removed"][number];
    const { sentence, lines, buttons } = notice({ heldRemoved: [gone], canScore: true });
    expect(sentence).toMatch(/^Inzwischen entfernt: Bruno\. /);
    expect([lines, buttons]).toEqual([[], ["Verwerfen"]]);
  });

  it.each(contentLocales)("can be brought back for ten minutes, as is said in %s as long as they can", (locale) => {
    const { heldRemoved, heldGone } = textsOf("golf", locale);
    const [ten] = /zehn|\bten\b|diez|dix|deset|dieci|dez|diesch|dhjetë/.exec(heldGone) ?? [];
    expect(fill(heldRemoved, { names: "Bruno" })).toMatch(new RegExp(`${ten} min`, "i"));
    expect(restoreMinutes).toBe(10);
  });

  it("are told of without a name once those who were removed cannot be brought back", () => {
    const { sentence, buttons } = notice({ heldRemoved: [null], canScore: true });
    expect([sentence, buttons]).toEqual([textsOf("golf", "de").heldGone, ["Verwerfen"]]);
  });

  it("are spoken of to nobody else", () => {
    expect(notice({ held: [] }).html).toBe("");
    expect(notice({ held }, { isPlayer: false }).html).toBe("");
  });
});
