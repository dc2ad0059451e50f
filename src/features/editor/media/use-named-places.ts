import { useQuery } from "@tanstack/react-query";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { useEditorPart } from "../state/editor-context.tsx";

/** Places of use with the pages among them called as the language of the page under edit calls them, once that is known. */
export function useNamedPlaces(places: readonly MediumPlaceOfUse[]): MediumPlaceOfUse[] {
  const locale = useEditorPart((state) => state.locale);
  const { data: pages } = useQuery(useTRPC().page.list.queryOptions({ includeDrafts: true }));
  return places.map((place) => {
    const page = pages?.find(({ id }) => id === place.id);
    return page ? { ...place, name: nameOf(page, locale) } : place;
  });
}
