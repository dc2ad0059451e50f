import type { MediaListItem } from "~/features/media/schema.ts";
import { httpStatusOf } from "../../dialogs/message-of.ts";

/**
 * The picture that is cut, as the server will: of a copy the one that it comes from, as long as that is there; nothing
 * until that is known. One that cannot be reached just now is not gone.
 */
export function cropSource(
  item: MediaListItem | undefined,
  parent: { data: MediaListItem | undefined; error: unknown },
): MediaListItem | undefined {
  const isOwn = item?.parentId === null || httpStatusOf(parent.error) === 404;
  return isOwn ? item : parent.data;
}
