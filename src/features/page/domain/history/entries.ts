import { runsOf } from "~/features/document/domain/runs.ts";
import type { Patch } from "../../schema.ts";
import { writtenWords } from "./written-words.ts";

/** What a stretch of work did, in the words that editors read; `count` tells of how many parts. */
export const deeds = [
  "created",
  "published",
  "takenDown",
  "putBack",
  "reverted",
  "restored",
  "trashed",
  "untrashed",
  "sectionsAdded",
  "sectionsRemoved",
  "sectionsMarked",
  "sectionsKept",
  "sectionsMoved",
  "hidden",
  "shown",
  "cards",
  "texts",
  "pictures",
  "looks",
  "page",
  "undone",
] as const;
export type Deed = (typeof deeds)[number];

/** A change as the log keeps it. */
export interface LoggedChange {
  revision: number;
  command: string;
  actorId: string | null;
  actorName: string;
  createdAt: Date;
  patches: readonly Patch[];
}

/** What one person did in one go, or one publish: a point to which the page can be led back. */
export interface HistoryEntry {
  /** The page's revision afterwards. */
  revision: number;
  since: Date;
  at: Date;
  actorId: string | null;
  actorName: string;
  did: { deed: Deed; count: number }[];
  /** The groups that were worked on, the first ones first. */
  groupIds: string[];
  /** A few words of the text that was written last. */
  words: string | null;
}

const ownEntry: Record<string, Deed> = {
  "page.add": "created",
  "page.publish": "published",
  "page.takeDown": "takenDown",
  "page.putBack": "putBack",
  "page.revert": "reverted",
  "page.restoreVersion": "restored",
  "page.remove": "trashed",
  "page.restore": "untrashed",
};

/** The history in entries, the newest first; `changes` come the newest first as well. */
export function historyEntries(changes: readonly LoggedChange[]): HistoryEntry[] {
  return runsOf(changes, isSameWork).map(entryOf);
}

/** What is deleted begins an entry of its own, so that the page as it was with it can be brought back. */
function isSameWork(earlier: LoggedChange, later: LoggedChange): boolean {
  if (ownEntry[earlier.command] || ownEntry[later.command]) return false;
  return isDeletion(earlier) || !isDeletion(later);
}

function isDeletion({ command, patches }: LoggedChange): boolean {
  const isGone = ({ path, after }: Patch) =>
    path[0] === "groups" &&
    ((path.length === 2 && after === null) || (path[2] === "status" && path.length === 3 && after === "deleted"));
  return command !== "history.undo" && patches.some(isGone);
}

function entryOf(run: readonly LoggedChange[]): HistoryEntry {
  const [last, first] = [run[0], run.at(-1)];
  if (!last || !first) throw new Error("An entry of the history has at least one change");
  const places = new Map<Deed, Set<string>>();
  const groupIds = new Set<string>();
  const note = (deed: Deed, place: string) => places.set(deed, (places.get(deed) ?? new Set()).add(place));
  for (const change of [...run].reverse()) {
    const own = ownEntry[change.command];
    if (own) note(own, "");
    else if (change.command === "history.undo") note("undone", String(change.revision));
    else for (const patch of change.patches) note(...deedOf(patch));
    if (!own) for (const { path } of change.patches) if (path[0] === "groups" && path[1]) groupIds.add(path[1]);
  }
  const did = deeds.flatMap((deed) => {
    const count = places.get(deed)?.size ?? 0;
    return count > 0 ? [{ deed, count }] : [];
  });
  const { revision, actorId, actorName, createdAt: at } = last;
  const isWork = run.every(({ command }) => !ownEntry[command]);
  const words = isWork ? writtenWords([...run].reverse().flatMap(({ patches }) => patches)) : null;
  return { revision, since: first.createdAt, at, actorId, actorName, did, groupIds: [...groupIds], words };
}

/** What a change at one place is called, and what counts as the same place. */
function deedOf({ path, before, after }: Patch): [Deed, string] {
  const [root, groupId = "", shelf, name = "", part] = path;
  if (root !== "groups") return ["page", "page"];
  if (path.length === 2) {
    const isCard = parentOf(after ?? before) !== null;
    if (isCard) return ["cards", groupId];
    return [after === null ? "sectionsRemoved" : "sectionsAdded", groupId];
  }
  // A mark remembers the status before it, so that this one is null exactly where the section came back.
  if (shelf === "previousStatus") return [after === null ? "sectionsKept" : "sectionsMarked", groupId];
  if (shelf === "status") return [statusDeed(before, after), groupId];
  if (shelf === "isHidden") return [after === true ? "hidden" : "shown", groupId];
  if (shelf === "sortKey") return ["sectionsMoved", groupId];
  if (shelf !== "fields") return ["looks", groupId];
  if (part === "texts") return ["texts", `${groupId} ${name}`];
  return [part === "mediaId" || part === "mediaIds" ? "pictures" : "looks", `${groupId} ${name}`];
}

function statusDeed(before: Patch["before"], after: Patch["after"]): Deed {
  if (after === "markedForDeletion") return "sectionsMarked";
  if (after === "deleted") return "sectionsRemoved";
  return before === "markedForDeletion" ? "sectionsKept" : "sectionsAdded";
}

function parentOf(group: Patch["after"]): unknown {
  return typeof group === "object" && group !== null && !Array.isArray(group) ? (group.parentId ?? null) : null;
}
