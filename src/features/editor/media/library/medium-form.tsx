import type { MediaListItem } from "~/features/media/schema.ts";
import { AltEntry } from "../../canvas/menu/alt-entry.tsx";
import { TextEntry } from "../../inputs/text-entry.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { folderOf, folderWords } from "./folder-words.ts";
import { shownTags, writtenTags } from "./tags.ts";
import type { LibraryWork } from "./use-library-work.ts";

/** What people say of a medium: its name, what it shows, its tags and its folder; each saved on leaving it. */
export function MediumForm({ item, work }: { item: MediaListItem; work: LibraryWork }) {
  const { t } = useEditorActions();
  const { id, originalFilename, tags, bucketFolder } = item;
  const asWritten = (entry: string) => ({ ok: true as const, value: entry.trim() });
  return (
    <div className="vt-media-said">
      <TextEntry
        label={t("library.name")}
        shown={originalFilename}
        check={asWritten}
        onSave={(name) => name !== "" && work.describe(id, { name: name.slice(0, 200) })}
      />
      {(item.mediaType === "image" || item.mediaType === "video") && <AltEntry medium={item} />}
      <TextEntry
        label={t("library.tags")}
        shown={shownTags(tags)}
        hint={t("library.tagsHint")}
        check={asWritten}
        onSave={(text) => work.describe(id, { tags: writtenTags(text) })}
      />
      <TextEntry
        label={t("library.folder")}
        shown={folderWords(bucketFolder, t)}
        check={asWritten}
        onSave={(folder) => work.describe(id, { folder: folderOf(folder, t).slice(0, 100) })}
      />
    </div>
  );
}
