import type { InfiniteData } from "@tanstack/react-query";
import type { ListMediaInput, MediaList, MediaListItem } from "~/features/media/schema.ts";

/**
 * The loaded pages of a list once something was said of a medium: it stands there as it is now, among the newest changes
 * in its new place. Null where only the server knows what the list holds: where words, folders or tags narrow it down, it
 * is ordered by name, or the medium comes from a page that is not loaded. Pure.
 */
export function pagesAfter(
  data: InfiniteData<MediaList>,
  { mediaType, sort = "updated", search, bucketFolder, tags }: ListMediaInput,
  item: MediaListItem,
): InfiniteData<MediaList> | null {
  if (mediaType !== item.mediaType) return data;
  if (sort === "name" || search || bucketFolder || tags) return null;
  const all = data.pages.flatMap(({ items }) => items);
  const at = all.findIndex(({ id }) => id === item.id);
  if (at < 0) return sort === "updated" ? null : data;
  const others = all.filter(({ id }) => id !== item.id);
  const older = others.findIndex(({ updatedAt }) => updatedAt <= item.updatedAt);
  const to = sort === "updated" ? (older < 0 ? others.length : older) : at;
  const after = [...others.slice(0, to), item, ...others.slice(to)];
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: after.splice(0, page.items.length) })) };
}
