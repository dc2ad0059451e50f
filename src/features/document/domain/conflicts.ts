import type { Json } from "~/lib/json.ts";
import type { Patch } from "../schema.ts";
import { overlaps } from "./shape.ts";

export interface OtherChange {
  actorName: string;
  createdAt: Date;
  patches: readonly Patch[];
}

/** Two people changed the same part: what each of them wrote, and who and when the other one was. */
export interface Conflict {
  path: string[];
  mine: Json;
  theirs: Json;
  by: string;
  at: string;
}

/** Where `mine` writes what others have changed since it was begun; the newest of their values counts. */
export function conflictsWith(mine: readonly Patch[], others: readonly OtherChange[]): Conflict[] {
  return mine.flatMap(({ path, before, after }) => {
    const other = others.findLast(({ patches }) => patches.some((patch) => overlaps(patch.path, path)));
    return other ? [{ path, mine: after, theirs: before, by: other.actorName, at: other.createdAt.toISOString() }] : [];
  });
}
