import type { Ui } from "~/features/blocks/ui.ts";
import { classes } from "~/features/blocks/classes.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useItem } from "./use-item.ts";
import { usePlainText } from "./use-plain-text.ts";

/** One line of plain text, typed where it stands. The default language's text is only a placeholder. */
export const EditableText: Ui["Text"] = ({ of, as: Element, className }) => {
  const { t } = useEditorActions();
  const { label, attributes } = useItem(of);
  const typing = usePlainText(of);
  return (
    <Element
      className={classes("vt-c-text", className)}
      {...attributes}
      {...typing}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-label={label}
      tabIndex={0}
      spellCheck
      data-placeholder={of.fallback || t("canvas.placeholder", { label })}
      title={of.text === "" && of.fallback ? t("canvas.untranslated") : undefined}
    />
  );
};
