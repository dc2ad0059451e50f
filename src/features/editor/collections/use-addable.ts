import { useQuery } from "@tanstack/react-query";
import { kindLabel } from "~/features/blocks/labels.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import type { Group } from "~/features/page/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Choice } from "./present-item-form.tsx";
import { shownCollectionName } from "./section-collection.ts";

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

/**
 * The sections that are not in a collection yet: those of the page under edit as they stand here, then those of the
 * site's other pages; `kinds` of null stands for every kind. Those elsewhere are asked for when `isWanted`.
 */
export function useAddableGroups(
  present: ReadonlySet<string>,
  kinds: readonly string[] | null,
  isWanted: boolean,
): Choice[] {
  const { say, t, pageId } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const locale = useEditorPart((state) => state.locale);
  const trpc = useTRPC();
  const input = kinds ? { kinds: [...kinds] } : {};
  const elsewhere = useQuery({ ...trpc.collection.sections.queryOptions(input), staleTime: 0, enabled: isWanted });
  const pages = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const fits = (id: string, kind: string) =>
    !present.has(id) && shownCollectionName(kind) === null && (kinds?.includes(kind) ?? true);
  const called = (kind: string, name: string | null | undefined) =>
    name ? t("state.named", { what: say(kindLabel(kind)), name }) : say(kindLabel(kind));
  const here = sectionsOf(document)
    .filter(({ id, kind }) => fits(id, kind))
    .map((group) => ({
      id: group.id,
      name: called(group.kind, writtenName(group, locale)),
      place: t("collection.thisPage"),
    }));
  const others = (elsewhere.data ?? []).flatMap(({ groupId, kind, pageId: homeId, names }): Choice[] => {
    const home = pages.data?.find(({ id }) => id === homeId);
    if (!home || homeId === pageId || !fits(groupId, kind)) return [];
    return [{ id: groupId, name: called(kind, names[locale] ?? Object.values(names)[0]), place: nameOf(home, locale) }];
  });
  return [...here, ...others];
}

function writtenName({ fields }: Group, locale: keyof Group["fields"][string]["texts"]) {
  return fields["name"]?.texts[locale]?.text || fields["title"]?.texts[locale]?.text;
}
