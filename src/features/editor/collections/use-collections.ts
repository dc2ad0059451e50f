import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorPart } from "../state/editor-context.tsx";
import { editedLists } from "./edited-lists.ts";
import { shownCollection } from "./section-collection.ts";

/** The site's collections with their items, drafts and archived ones among them. */
export function useCollections() {
  return useQuery(useTRPC().collection.list.queryOptions());
}

/** The same as they stand under edit, without those that were deleted here; none yet until the server has answered. */
export function useEditedCollections(): readonly ListedCollection[] | undefined {
  const edited = useSitePart((state) => state.document?.collections);
  const { data } = useCollections();
  return useMemo(() => {
    const present = data?.filter(({ collectionId }) => !edited || Object.hasOwn(edited, collectionId));
    return present?.map((listed) => editedLists(listed, edited?.[listed.collectionId]));
  }, [data, edited]);
}

/** The collection that a section of the page shows, as it stands under edit; null where there is none, or none yet. */
export function useShownCollection(groupId: string): ListedCollection | null {
  const group = useEditorPart((state) => state.document.groups[groupId]);
  const edited = useEditedCollections();
  return useMemo(() => (group && edited ? shownCollection(edited, group) : null), [group, edited]);
}
