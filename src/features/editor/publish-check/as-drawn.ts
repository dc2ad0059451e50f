import { branchesOf } from "~/features/blocks/data/branch-data.ts";
import type { Branch } from "~/features/directory/branch-data.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";

/**
 * The page with those pictures hidden that have no place on it: beside a contact's map nobody sees one, and nobody can
 * be led to it. The very same page where there is none.
 */
export function asDrawn(document: PageDocument, branches: readonly Branch[]): PageDocument {
  const covered = Object.values(document.groups).filter((group) => hasMap(group, branches));
  if (covered.length === 0) return document;
  const hidden = covered.map((group) => [group.id, withoutPicture(group)] as const);
  return { ...document, groups: { ...document.groups, ...Object.fromEntries(hidden) } };
}

function hasMap(group: Group, branches: readonly Branch[]): boolean {
  if (group.kind !== "contact" || group.options["arrangement"] !== "map") return false;
  return branchesOf(group, branches).some(({ lat, lng }) => lat !== null && lng !== null);
}

function withoutPicture(group: Group): Group {
  const { image } = group.fields;
  return image ? { ...group, fields: { ...group.fields, image: { ...image, visible: false } } } : group;
}
