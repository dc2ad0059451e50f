import { memo } from "react";
import { Check, Clapperboard, FileText } from "lucide-react";
import { isDrawing, pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { isDoubtful } from "~/features/media/domain/described.ts";
import { commonFolder } from "~/features/media/folders.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { useMoments } from "../../history/use-moments.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { shownName } from "~/features/media/domain/shown-name.ts";
import { fileSize } from "~/lib/file-size.ts";
import { folderWords } from "./folder-words.ts";
import type { EntriesSelection } from "./entries-selection.ts";

interface LibraryEntryProps {
  item: MediaListItem;
  /** What the picture shows, in words. */
  alt: string;
  isChosen: boolean | undefined;
  isSelected: boolean;
  /** Left out where nothing is selected. */
  onToggled: EntriesSelection["onToggled"] | undefined;
  onPressed: (item: MediaListItem) => void;
}

/** One picture, film or document of the library: a tile, or a row with all that is known of its file. */
export const LibraryEntry = memo(function LibraryEntry(props: LibraryEntryProps) {
  const { item, alt, isChosen, isSelected, onToggled, onPressed } = props;
  const { t, editorLocale, defaultLocale } = useEditorActions();
  const { mediaType, extension, originalFilename, width, height, uses, bucketFolder, tags, updatedAt } = item;
  const name = shownName(originalFilename);
  const dayOf = useMoments("day");
  return (
    <li className="vt-media__entry" data-medium={item.id} data-selected={isSelected || undefined}>
      <button
        type="button"
        className="vt-media__item"
        aria-pressed={isChosen}
        title={originalFilename}
        onClick={() => onPressed(item)}
      >
        <Thumbnail item={item} alt={alt} />
        {isChosen && (
          <span className="vt-media__chosen">
            <Check aria-hidden />
            <span className="vt-sr">{t("media.chosen")}</span>
          </span>
        )}
        <span className="vt-media__text">
          <span className="vt-media__name">{name}</span>
          {isDoubtful(item, defaultLocale) && <span className="vt-doubt">{t("library.altDoubt")}</span>}
          <span className="vt-media__facts">
            <span>{mediaType === "document" ? extension.toUpperCase() : `${width} × ${height}`}</span>
            {item.fileSize > 0 && <span>{fileSize(item.fileSize, editorLocale)}</span>}
            <span className="vt-media__more">{dayOf(updatedAt)}</span>
            <span className="vt-media__more">
              {uses === 0 ? t("library.unused") : t("library.uses", { count: uses })}
            </span>
            {bucketFolder !== commonFolder && <span className="vt-media__more">{folderWords(bucketFolder, t)}</span>}
            {tags.length > 0 && <span className="vt-media__more">{tags.join(", ")}</span>}
          </span>
        </span>
      </button>
      {onToggled && (
        <label className="vt-media__check">
          <input
            type="checkbox"
            className="vt-tick"
            checked={isSelected}
            aria-label={t("library.select", { name })}
            onChange={(event) => onToggled(item, (event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
          />
        </label>
      )}
    </li>
  );
});

function Thumbnail({ item, alt }: { item: MediaListItem; alt: string }) {
  const source = pictureUrl(item, 320);
  const Blank = item.mediaType === "document" ? FileText : Clapperboard;
  if (!source) return <Blank aria-hidden className="vt-media__blank" />;
  const { width, height } = item;
  const picture = { src: source, alt, width, height, "data-drawing": isDrawing(item) || undefined };
  return <img {...picture} loading="lazy" decoding="async" />;
}
