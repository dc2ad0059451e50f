import type { Group, PageDocument } from "../schema.ts";
import { blankField, isBlank } from "./fields.ts";

/** Throws with every rule that the document breaks. For tests and for what comes from elsewhere. */
export function checkInvariants(document: PageDocument): void {
  const broken = brokenInvariants(document);
  if (broken.length > 0) throw new Error(`The page document is broken:\n${broken.join("\n")}`);
}

/** The rules that hold in every page document, and how this one breaks them; empty when it is sound. */
export function brokenInvariants(document: PageDocument): string[] {
  const places = new Set<string>();
  return Object.entries(document.groups).flatMap(([id, group]) => {
    const place = `${group.parentId} ${group.sortKey} ${group.id}`;
    const rules: [boolean, string][] = [
      [id === group.id, "stands under another id"],
      [group.sortKey !== "" && !places.has(place), "has no place of its own in the order"],
      [
        group.parentId === null || document.groups[group.parentId]?.parentId === null,
        "has no board among the sections",
      ],
      [statusIsSound(group), `has the status ${group.status} after ${group.previousStatus}`],
      [boardFits(document, group), `is ${group.status} in a board that is a draft`],
      [Object.values(group.options).every((value) => value !== null), "has an empty option"],
      ...Object.entries(group.fields).map(([name, field]): [boolean, string] => [
        field.id === blankField(group.id, name).id && field.name === name && !isBlank(group.id, field),
        `has a wrong field ${name}`,
      ]),
    ];
    places.add(place);
    return rules.filter(([holds]) => !holds).map(([, message]) => `group ${id} ${message}`);
  });
}

/** Only what was published can be marked for deletion, and only a mark remembers a former status. */
function statusIsSound({ status, previousStatus }: Group): boolean {
  if (status === "archived") return false;
  return status === "markedForDeletion" ? previousStatus === "published" : previousStatus === null;
}

/** A board that visitors have never seen has no cards that they see. */
function boardFits(document: PageDocument, group: Group): boolean {
  const board = group.parentId === null ? undefined : document.groups[group.parentId];
  return board?.status !== "draft" || group.status === "draft" || group.status === "deleted";
}
