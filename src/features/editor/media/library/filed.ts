import { commonFolder } from "~/features/media/folders.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { withTags, writtenTags } from "./tags.ts";
import type { ManyQuestion } from "./many-dialog.tsx";

/** A medium in its folder, or with its tags. */
export type Filed = { id: string; folder: string } | { id: string; tags: string[] };

/** Folder and tags as they become by the answer to what was asked about these media; without those that stay as they are. */
export function filed(
  media: readonly Pick<MediaListItem, "id" | "bucketFolder" | "tags">[],
  question: ManyQuestion,
  answer: string,
): Filed[] {
  if (question === "folder") {
    const target = answer || commonFolder;
    return media.filter(({ bucketFolder }) => bucketFolder !== target).map(({ id }) => ({ id, folder: answer }));
  }
  const after = (tags: readonly string[]) =>
    question === "untag" ? tags.filter((tag) => tag !== answer) : withTags(tags, writtenTags(answer));
  return media
    .map(({ id, tags }) => ({ id, before: tags.length, tags: after(tags) }))
    .flatMap(({ id, before, tags }) => (tags.length === before ? [] : [{ id, tags }]));
}
