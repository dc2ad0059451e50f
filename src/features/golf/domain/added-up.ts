import type { HoleScore } from "../schema.ts";
import { scoreAt } from "./game-state.ts";
import type { PendingChange } from "./pending-changes.ts";

/** Where a cell of the card is. */
interface Cell {
  playerId: string;
  pageId: string;
}

interface Arrival {
  /** The scores as this phone showed them, with what was on its way. */
  before: HoleScore[];
  /** The scores as they are shown now. */
  after: HoleScore[];
  /** What had been on its way from this phone until then. */
  pending: PendingChange[];
}

/**
 * The cells whose strokes were counted on two phones at the same time, as news from the server shows them. The server adds
 * both counts up, so the score becomes another one than this phone had shown while its own taps were under way. A known
 * cell leaves the list when somebody else changes it while nothing of this phone's is under way.
 */
export function addedUpAfter(known: Cell[], { before, after, pending }: Arrival): Cell[] {
  const hasChanged = (cell: Cell) => scoreAt(before, cell) !== scoreAt(after, cell);
  const tapped = pending.flatMap(({ change }) => (change.type === "tap" ? [change] : []));
  const met = tapped.filter(hasChanged).map(({ playerId, pageId }) => ({ playerId, pageId }));
  const still = known.filter((cell) => !hasChanged(cell));
  return met.reduce((cells, cell) => [...withoutCell(cells, cell), cell], still);
}

/** The cells without one of them: somebody has changed it here, and so has seen what stood there. */
export function withoutCell<Marked extends Cell>(cells: Marked[], { playerId, pageId }: Cell): Marked[] {
  return cells.filter((cell) => cell.playerId !== playerId || cell.pageId !== pageId);
}
