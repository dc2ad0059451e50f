import type { Group, PageDocument } from "../schema.ts";
import { isKept } from "./groups.ts";

/** The page as visitors will see it: without what is marked or removed, everything with the status `published`. */
export function publishedForm(document: PageDocument): PageDocument {
  const kept = Object.values(document.groups).filter((group) => isKept(document, group));
  return { ...document, status: "published", groups: byId(kept.map(asPublished)) };
}

/** The draft after a publish: drafts are published, marked groups are removed but kept for an undo. */
export function afterPublish(document: PageDocument): PageDocument {
  const groups = Object.values(document.groups).map((group) => {
    if (isKept(document, group)) return asPublished(group);
    return group.status === "markedForDeletion"
      ? { ...group, status: "deleted" as const, previousStatus: null }
      : group;
  });
  return { ...document, status: "published", groups: byId(groups) };
}

/** The draft once visitors do not see the page any more: all of it is a draft again, without what was marked. */
export function takenDown(document: PageDocument): PageDocument {
  const groups = Object.values(document.groups).map((group): Group => {
    if (group.status === "markedForDeletion") return { ...group, status: "deleted", previousStatus: null };
    return group.status === "published" ? { ...group, status: "draft", previousStatus: null } : group;
  });
  return { ...document, status: "draft", groups: byId(groups) };
}

/**
 * The draft once a taking down is taken back: what visitors see again is published, what of it was to go is marked, and
 * what they never saw stays a draft.
 */
export function putBack(draft: PageDocument, published: PageDocument): PageDocument {
  const groups = Object.values(draft.groups).map((group): Group => {
    if (!(group.id in published.groups)) return group;
    if (group.status === "deleted") return { ...group, status: "markedForDeletion", previousStatus: "published" };
    return group.status === "draft" ? asPublished(group) : group;
  });
  return { ...draft, status: "published", groups: byId(groups) };
}

/** The draft led back to the last published form; groups that a publish removed earlier stay removed. */
export function revertedTo(published: PageDocument, draft: PageDocument): PageDocument {
  const removed = Object.values(draft.groups).filter(
    (group) => !(group.id in published.groups) && isRemoved(draft, group),
  );
  return { ...published, groups: { ...published.groups, ...byId(removed) } };
}

function isRemoved(document: PageDocument, group: Group): boolean {
  if (group.status === "deleted") return true;
  return group.parentId !== null && document.groups[group.parentId]?.status === "deleted";
}

function asPublished(group: Group): Group {
  return group.status === "published" ? group : { ...group, status: "published", previousStatus: null };
}

function byId(groups: Group[]): Record<string, Group> {
  return Object.fromEntries(groups.map((group) => [group.id, group]));
}
