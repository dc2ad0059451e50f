import { blankField } from "~/features/page/domain/fields.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { ArchivedDocument } from "../schema.ts";

/** The document without the ids of its fields, which follow from their groups. */
export function asArchived(document: PageDocument): ArchivedDocument {
  return withGroups(document, ({ fields, ...group }) => ({
    ...group,
    fields: mapped(fields, ({ id: _, ...field }) => field),
  }));
}

/** The document with them again. */
export function fromArchive(document: ArchivedDocument): PageDocument {
  return withGroups<ArchivedDocument["groups"][string], Group>(document, ({ fields, ...group }) => ({
    ...group,
    fields: mapped(fields, (field, name) => ({ ...field, id: blankField(group.id, name).id })),
  }));
}

function withGroups<From, To>(
  { groups, ...page }: Omit<PageDocument, "groups"> & { groups: Record<string, From> },
  change: (group: From) => To,
): Omit<PageDocument, "groups"> & { groups: Record<string, To> } {
  return { ...page, groups: mapped(groups, change) };
}

function mapped<From, To>(all: Record<string, From>, change: (one: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one, key)]));
}
