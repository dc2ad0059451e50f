import type { Change, PendingChange } from "./pending-changes.ts";

type ScoreChange = Extract<Change, { type: "tap" | "setScore" }>;

/** The next changes that may travel in one message: the scores before anything else, `most` at once, or one other change. */
export function nextMessage(pending: PendingChange[], most: number): PendingChange[] {
  const other = pending.findIndex(({ change }) => !isScore(change));
  if (other === 0) return pending.slice(0, 1);
  return pending.slice(0, Math.min(most, other < 0 ? most : other));
}

/** Milliseconds that a change has waited: the phone's clock may be wrong by days, but not by much against itself. */
export function ageOf(madeAt: number, now: number): number {
  return Math.round(Math.min(86_400_000, Math.max(0, now - madeAt)));
}

/** Changes of scores by cell, those of a cell in the order in which they were made: each cell is named once. */
export function byCell(entries: PendingChange[], now: number) {
  const cells = new Map<string, { playerId: string; pageId: string; changes: CellChange[] }>();
  for (const { opId, change, madeAt } of entries) {
    if (!isScore(change)) throw new Error("only scores travel together");
    const { playerId, pageId } = change;
    const key = `${playerId} ${pageId}`;
    const cell = cells.get(key) ?? { playerId, pageId, changes: [] };
    const ageMs = ageOf(madeAt, now);
    cell.changes.push(
      change.type === "tap" ? { opId, ageMs, delta: change.delta } : { opId, ageMs, score: change.score },
    );
    cells.set(key, cell);
  }
  return [...cells.values()];
}

type CellChange = { opId: string; ageMs: number } & ({ delta: 1 | -1 } | { score: number });

function isScore(change: Change): change is ScoreChange {
  return change.type === "tap" || change.type === "setScore";
}
