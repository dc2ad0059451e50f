import type { MediaListItem } from "~/features/media/schema.ts";
import { useMoments } from "../../history/use-moments.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { fileSize } from "~/lib/file-size.ts";

/** What the file of a medium is. */
export function MediumFacts({ item }: { item: MediaListItem }) {
  const { t, editorLocale } = useEditorActions();
  const dayOf = useMoments("day");
  const type = item.mimeType === "video/youtube" ? "YouTube" : item.extension.toUpperCase(); // its own is its picture's
  const facts = [
    ...(item.mediaType === "document" ? [] : [[t("library.resolution"), `${item.width} × ${item.height} px`] as const]),
    // Of a film that lies elsewhere there is no file.
    ...(item.fileSize > 0 ? [[t("library.by.size"), fileSize(item.fileSize, editorLocale)] as const] : []),
    ...(type ? [[t("library.type"), type] as const] : []),
    [t("library.added"), dayOf(item.createdAt)],
  ] as const;
  return (
    <dl className="vt-medium-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
