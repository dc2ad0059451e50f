import { FileUp } from "lucide-react";
import { clsx } from "clsx";
import { DocumentFacts } from "~/features/blocks/parts/document-facts.tsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useItem } from "../use-item.ts";
import { usePickable } from "./use-pickable.ts";

/** A document: a click or Enter selects it and opens its menu, a double click opens the media library. */
export const EditableDocument: Ui["Document"] = ({ of, className }) => {
  const { t, editorLocale } = useEditorActions();
  const { label, attributes, isSelected } = useItem(of);
  const { groupId, fieldName, media } = of;
  const { pick, attributes: pickable } = usePickable({ groupId, fieldName, mediaType: "document" }, isSelected);
  if (!media) {
    return (
      <button type="button" className={clsx("document vt-no-medium", className)} {...attributes} onClick={pick}>
        <FileUp aria-hidden />
        <span>{t("canvas.noDocument")}</span>
      </button>
    );
  }
  return (
    <span
      className={clsx("document", className)}
      {...attributes}
      {...pickable}
      aria-label={t("state.named", { what: label, name: media.name ?? t("canvas.replaceDocument") })}
    >
      <DocumentFacts media={media} locale={editorLocale} />
    </span>
  );
};
