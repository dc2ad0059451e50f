import { dequal } from "dequal/lite";
import { described, undescribed } from "~/features/media/domain/described.ts";
import { describeMediumInput } from "~/features/media/library-schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Says what a medium shows, which point of it stays in view, or by what it is found. Pages show that with their next
 * publish. Of a medium that is not in the document nothing was said before.
 */
export const mediaDescribe = defineSiteCommand({
  name: "media.describe",
  input: describeMediumInput,
  run: (document, { id, ...said }, { locales }) => {
    const before = document.media[id] ?? undescribed;
    const after = described(before, said, locales[0]);
    if (after === before) return document;
    const { [id]: _, ...others } = document.media;
    return { ...document, media: dequal(after, undescribed) ? others : { ...others, [id]: after } };
  },
});
