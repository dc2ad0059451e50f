import { clsx } from "clsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { ButtonWarning, useButtonLink } from "./button-warning.tsx";
import { useItem } from "../use-item.ts";
import { usePlainText } from "../texts/use-plain-text.ts";
import { Warning } from "./warning.tsx";

/** A button whose label is typed in place; it says when its link or its text is missing. */
export const EditableButton: Ui["Button"] = ({ of, className, variant = "primary" }) => {
  const { t } = useEditorActions();
  const { label, attributes } = useItem(of);
  const typing = usePlainText(of);
  const chosen = useButtonLink(of);
  return (
    <span
      className={clsx("button", className)}
      data-variant={variant}
      data-vt-empty={of.text === "" && !of.fallback && !of.link && !chosen ? true : undefined}
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
      <ButtonWarning of={of}>{(words, isToCome) => <Warning isToCome={isToCome}>{words}</Warning>}</ButtonWarning>
    </span>
  );
};
