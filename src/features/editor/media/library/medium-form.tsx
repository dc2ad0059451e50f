import type { MediaListItem } from "~/features/media/schema.ts";
import { AltEntry } from "../../canvas/menu/alt-entry.tsx";
import { TextEntry } from "../../inputs/text-entry.tsx";
import { upTo } from "../../inputs/up-to.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { folderOf, folderWords } from "./folder-words.ts";
import { longestTag, shownTags, tagsProblem, writtenTags } from "./tags.ts";
import type { LibraryWork } from "./use-library-work.ts";

/** So many letters has a name at most. */
const longestName = 200;

/** What people say of a medium: its name, what it shows, its tags and its folder; each saved on leaving it. */
export function MediumForm({ item, work }: { item: MediaListItem; work: LibraryWork }) {
  const { t } = useEditorActions();
  const { id, originalFilename, tags, bucketFolder } = item;
  const checkTags = (entry: string) => {
    const value = writtenTags(entry);
    const reason = tagsProblem(value, t);
    return reason === null ? { ok: true as const, value } : { ok: false as const, reason };
  };
  return (
    <div className="vt-media-said">
      <TextEntry
        label={t("library.name")}
        shown={originalFilename}
        check={upTo(longestName, t)}
        onSave={(name) => (name === "" ? null : work.describe(id, { name }))}
      />
      {(item.mediaType === "image" || item.mediaType === "video") && <AltEntry medium={item} />}
      <TextEntry
        label={t("library.tags")}
        shown={shownTags(tags)}
        hint={t("library.tagsHint")}
        check={checkTags}
        onSave={(written) => work.describe(id, { tags: written })}
      />
      <TextEntry
        label={t("library.folder")}
        shown={folderWords(bucketFolder, t)}
        check={upTo(longestTag, t)}
        onSave={(folder) => work.describe(id, { folder: folderOf(folder, t) })}
      />
    </div>
  );
}
