import type { Conflict, Patch } from "../schema.ts";
import { overlaps } from "./shape.ts";

interface OtherChange {
  actorName: string;
  createdAt: Date;
  /** Null: not known, so it may be about anything. */
  patches: readonly Patch[] | null;
}

/** Where `mine` writes what others have changed since it was begun; the newest of their values counts. */
export function conflictsWith(mine: readonly Patch[], others: readonly OtherChange[]): Conflict[] {
  return mine.flatMap(({ path, before, after }) => {
    const other = others.findLast(
      ({ patches }) => patches === null || patches.some((patch) => overlaps(patch.path, path)),
    );
    return other ? [{ path, mine: after, theirs: before, by: other.actorName, at: other.createdAt.toISOString() }] : [];
  });
}
