import { dequal } from "dequal/lite";
import { isRefused, refuse, type Refused } from "~/features/document/refusals.ts";
import { statusSchema, type Status } from "~/features/blocks/status.ts";
import { fieldTextSchema, groupSchema, type Group, type PageDocument, type Patch } from "../schema.ts";
import type { Json } from "~/lib/json.ts";
import { groupAt, presentGroup, withGroup, withoutGroup } from "./groups.ts";
import { brokenInvariants } from "./invariants.ts";
import { mergeContents } from "./merging/field-texts.ts";
import { invert, valueAt, withValue } from "./patches.ts";
import { isTextPlace } from "./places.ts";

type Outcome = PageDocument | Refused;

/**
 * Takes back what one operation changed. Each part must still be as the operation left it, else nothing is done
 * ("changed-meanwhile"). A publish in between does not stand in the way: a section that was added and published since
 * is marked for deletion, and one whose removal was published comes back as a draft.
 */
export function undone(document: PageDocument, patches: readonly Patch[]): Outcome {
  let result: Outcome = document;
  for (const patch of invert(patches)) {
    if (isRefused(result)) return result;
    result = stepBack(result, patch);
  }
  if (isRefused(result)) return result;
  return brokenInvariants(result).length > 0 ? refuse("changed-meanwhile") : result;
}

/** `patch` is already inverted: `before` is what must stand there now. */
function stepBack(document: PageDocument, patch: Patch): Outcome {
  const [root, groupId = "", property] = patch.path;
  if (root !== "groups") return withValueBack(document, patch);
  if (patch.path.length === 2)
    return patch.after === null ? withoutAdded(document, patch) : withDeletedBack(document, patch);
  const group = groupAt(document, groupId);
  if (!group) return refuse("changed-meanwhile");
  if (property === "status") return withStatusBack(document, group, patch);
  // It follows from the status.
  if (property === "previousStatus") return document;
  return presentGroup(document, groupId) ? withValueBack(document, patch) : refuse("changed-meanwhile");
}

function withValueBack(document: PageDocument, patch: Patch): Outcome {
  const now = valueAt(document, patch.path);
  if (now === undefined) return refuse("changed-meanwhile");
  if (dequal(now, patch.before)) return withValue(document, patch.path, patch.after);
  return isTextPlace(patch.path) ? withWordsBack(document, patch, now) : refuse("changed-meanwhile");
}

/** Takes words back out of a text that somebody has written on in other places, be they right beside them. */
function withWordsBack(document: PageDocument, { path, before, after }: Patch, now: Json): Outcome {
  const texts = [before, after, now].map((value) => fieldTextSchema.nullable().safeParse(value).data);
  const [left, earlier, present] = texts;
  if (left === undefined || earlier === undefined || present === undefined) return refuse("changed-meanwhile");
  const { content, isClean } = mergeContents(left, earlier, present, { mayTouch: true });
  if (!isClean) return refuse("changed-meanwhile");
  const source = earlier ?? present;
  return withValue(document, path, content && source && { ...source, ...content });
}

/** Takes an added group away: a draft outright, a published one by marking it. */
function withoutAdded(document: PageDocument, { path, before }: Patch): Outcome {
  const group = groupAt(document, path[1] ?? "");
  if (!group || !dequal(asContent(group), asContent(before))) return refuse("changed-meanwhile");
  switch (group.status) {
    case "draft":
      return withoutGroup(document, group.id);
    case "published":
      return withStatus(document, group, "markedForDeletion");
    case "markedForDeletion":
      return document;
    case "archived":
    case "deleted":
      return refuse("changed-meanwhile");
  }
}

/** Brings back a group that was deleted outright, as a draft. */
function withDeletedBack(document: PageDocument, { path, after }: Patch): Outcome {
  const group = groupSchema.safeParse(after);
  if (!group.success || groupAt(document, path[1] ?? "")) return refuse("changed-meanwhile");
  const status = group.data.status === "deleted" ? "deleted" : "draft";
  return withGroup(document, { ...group.data, status, previousStatus: null });
}

function withStatusBack(document: PageDocument, group: Group, patch: Patch): Outcome {
  const [expected, wanted] = [statusSchema.parse(patch.before), statusSchema.parse(patch.after)];
  if (group.status === wanted) return document;
  if (group.status === "deleted" && wanted === "published") return broughtBack(document, group);
  if (wanted === "deleted" && group.status === "published") return withStatus(document, group, "markedForDeletion");
  return group.status === expected ? withStatus(document, group, wanted) : refuse("changed-meanwhile");
}

/** A group that a publish removed comes back as a draft, and with a board the cards that went with it. */
function broughtBack(document: PageDocument, group: Group): PageDocument {
  const cards = Object.values(document.groups).filter(
    (card) => card.parentId === group.id && card.status === "published",
  );
  return [group, ...cards].reduce((result, part) => withStatus(result, part, "draft"), document);
}

function withStatus(document: PageDocument, group: Group, status: Status): PageDocument {
  const previousStatus = status === "markedForDeletion" ? "published" : null;
  return withGroup(document, { ...group, status, previousStatus });
}

/** A group without what publishing changes about it. */
function asContent(group: Group | Json): Json {
  return { ...(group as unknown as Record<string, Json>), status: null, previousStatus: null };
}
