import type { Status } from "~/features/blocks/status.ts";
import { refuse, type Refused } from "~/features/document/refusals.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { Group, PageDocument } from "../../schema.ts";
import { groupAt, isKept } from "../groups.ts";

/**
 * The draft with what stood on the page at an earlier time. Sections that came later go as an editor would remove them
 * (a published one is marked), those that are gone come back as drafts. The page keeps its addresses, its role and the
 * name that editors see: others may have come to rely on them since.
 */
export function restoredTo(draft: PageDocument, earlier: PageDocument): PageDocument {
  const locales = Object.fromEntries(
    localeSchema.options.flatMap((locale) => {
      const [own, then] = [draft.locales[locale], earlier.locales[locale]];
      return own ? [[locale, then ? { ...then, slug: own.slug } : own]] : [];
    }),
  );
  const { options, disallowedLocales } = earlier;
  const groups = restoredGroups(draft, earlier, () => true);
  return { ...draft, options, disallowedLocales, locales, groups };
}

/** The draft with one section, cards included, as it was; everything else stays. Refuses a section that was not there. */
export function withSectionRestored(
  draft: PageDocument,
  earlier: PageDocument,
  groupId: string,
): PageDocument | Refused {
  if (!hasSection(earlier, groupId)) return refuse("group-not-found");
  const isOfSection = ({ id, parentId }: Group) => id === groupId || parentId === groupId;
  return { ...draft, groups: restoredGroups(draft, earlier, isOfSection) };
}

/** Whether a version has a section that can be brought back: one that was to go with the next publish cannot. */
export function hasSection(earlier: PageDocument, groupId: string): boolean {
  const section = groupAt(earlier, groupId);
  return section !== undefined && section.parentId === null && isKept(earlier, section);
}

function restoredGroups(
  draft: PageDocument,
  earlier: PageDocument,
  isMeant: (group: Group) => boolean,
): PageDocument["groups"] {
  const wanted = Object.values(earlier.groups).filter((group) => isMeant(group) && isKept(earlier, group));
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const later = Object.values(draft.groups).filter((group) => isMeant(group) && !wantedIds.has(group.id));
  const untouched = Object.values(draft.groups).filter((group) => !isMeant(group));
  const back = wanted.map((group) => withStatus(group, isSeen(draft, group) ? "published" : "draft"));
  const gone = later.flatMap((group) => taken(draft, group));
  return Object.fromEntries([...untouched, ...gone, ...back].map((group) => [group.id, group]));
}

/** Whether visitors see the group of this id now, be it marked; what they do not see comes back as a draft. */
function isSeen(draft: PageDocument, { id, parentId }: Group): boolean {
  const status = groupAt(draft, id)?.status;
  const isOut = status === "published" || status === "markedForDeletion";
  const board = parentId === null ? null : groupAt(draft, parentId);
  return isOut && (board === null || (board !== undefined && isSeen(draft, board)));
}

/** A section or card that has to go, as its removal leaves it. */
function taken(draft: PageDocument, group: Group): Group[] {
  switch (group.status) {
    case "draft":
      return [];
    case "published":
      return [withStatus(group, isSeen(draft, group) ? "markedForDeletion" : "deleted")];
    case "markedForDeletion":
    case "archived":
    case "deleted":
      return [group];
  }
}

function withStatus(group: Group, status: Status): Group {
  return { ...group, status, previousStatus: status === "markedForDeletion" ? "published" : null };
}
