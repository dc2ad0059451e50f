import { useQuery } from "@tanstack/react-query";
import { kindLabel } from "~/features/blocks/labels.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import type { Group } from "~/features/page/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { shownCollectionName } from "./section-collection.ts";

interface Choice {
  id: string;
  name: string;
}

/** The site's pages that are not in a collection yet, those of its own name first. */
export function useAddablePages(present: ReadonlySet<string>, collectionName: string): Choice[] {
  const locale = useEditorPart((state) => state.locale);
  const { data = [] } = useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true }));
  const free = data.filter(({ id, role }) => !present.has(id) && role === null);
  const isOwn = ({ collection }: (typeof data)[number]) => collection === collectionName;
  return [...free.filter(isOwn), ...free.filter((page) => !isOwn(page))].map((page) => ({
    id: page.id,
    name: nameOf(page, locale),
  }));
}

/** The sections of the page under edit that are not in a collection yet; `kinds` of null stands for every kind. */
export function useAddableGroups(present: ReadonlySet<string>, kinds: readonly string[] | null): Choice[] {
  const { say } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const locale = useEditorPart((state) => state.locale);
  return sectionsOf(document)
    .filter(({ id, kind }) => !present.has(id) && shownCollectionName(kind) === null && (kinds?.includes(kind) ?? true))
    .map((group) => ({ id: group.id, name: `${say(kindLabel(group.kind))} ${writtenName(group, locale)}`.trim() }));
}

function writtenName({ fields }: Group, locale: keyof Group["fields"][string]["texts"]): string {
  const text = fields["name"]?.texts[locale]?.text ?? fields["title"]?.texts[locale]?.text;
  return text ? `«${text}»` : "";
}
