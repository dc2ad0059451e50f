import type { Course } from "../../course.ts";
import type { HistoryEntry } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";

export interface HistoryWords {
  texts: GolfTexts;
  course: Course;
  /** Names by player id, as far as this phone knows them. */
  names: Map<string, string>;
}

/** What happened, in one line: "Amina, Loch 3: 4 → 5". Screen readers get the arrow as words. */
export function historyLine(
  { event, scoreBefore }: HistoryEntry,
  words: HistoryWords,
): { text: string; spoken: string } {
  const { texts, names } = words;
  const nameOf = (playerId: string) => names.get(playerId) ?? texts.someone;
  const plain = (text: string) => ({ text, spoken: text });
  switch (event.type) {
    case "score.changed": {
      const number = words.course.holes.find(({ pageId }) => pageId === event.pageId)?.number ?? "?";
      const values = { name: nameOf(event.playerId), number, before: scoreBefore ?? 0, after: event.score };
      return { text: fill(texts.historyScore, values), spoken: fill(texts.historyScoreSpoken, values) };
    }
    case "player.added":
      return plain(fill(texts.hasJoined, { name: event.player.playerName }));
    case "player.renamed":
      return plain(fill(texts.wasRenamed, { name: event.playerName }));
    case "player.removed":
      return plain(fill(texts.wasRemoved, { name: nameOf(event.playerId) }));
    case "player.restored":
      return plain(fill(texts.isBack, { name: event.player.playerName }));
    case "player.excused":
      return plain(fill(texts.wasExcused, { name: nameOf(event.playerId), count: event.pageIds.length }));
    case "round.locked":
      return plain(event.isLocked ? texts.wasLocked : texts.wasReopened);
    case "round.rematched":
      return plain(texts.wasRematched);
    case "coupon.issued":
      return plain(fill(texts.couponIssued, { name: nameOf(event.playerId) }));
    case "coupon.redeemed":
      return plain(texts.couponRedeemed);
  }
}

/** The names of everybody that the round or its history mentions; today's name wins. */
export function namesOf(entries: HistoryEntry[], present: { id: string; playerName: string }[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { event } of [...entries].reverse()) {
    if (event.type === "player.added" || event.type === "player.restored")
      names.set(event.player.id, event.player.playerName);
    if (event.type === "player.renamed") names.set(event.playerId, event.playerName);
  }
  for (const { id, playerName } of present) names.set(id, playerName);
  return names;
}
