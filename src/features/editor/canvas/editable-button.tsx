import { clsx } from "clsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { TriangleAlert } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useItem } from "./use-item.ts";
import { usePlainText } from "./use-plain-text.ts";

/** A button whose label is typed in place; it says when its link or its text is missing. */
export const EditableButton: Ui["Button"] = ({ of, className, variant = "primary" }) => {
  const { t } = useEditorActions();
  const { label, attributes } = useItem(of);
  const typing = usePlainText(of);
  const missing =
    of.text !== "" && !of.link ? t("canvas.missingLink") : of.text === "" && of.link ? t("canvas.missingText") : null;
  return (
    <span
      className={clsx("button", className)}
      data-variant={variant}
      data-vt-empty={of.text === "" && !of.fallback && !of.link ? true : undefined}
      {...attributes}
    >
      <span
        className="vt-text"
        {...typing}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        role="textbox"
        aria-label={label}
        tabIndex={0}
        data-placeholder={of.fallback || label}
        data-vt-untranslated={(of.text === "" && of.fallback !== "") || undefined}
        title={of.text === "" && of.fallback ? t("canvas.untranslated") : undefined}
      />
      {missing && of.visible && (
        <span className="vt-warning" title={missing}>
          <TriangleAlert aria-hidden />
          <span className="vt-sr">{missing}</span>
        </span>
      )}
    </span>
  );
};
