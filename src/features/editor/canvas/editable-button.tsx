import { clsx } from "clsx";
import type { Ui } from "~/features/blocks/ui.ts";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { HiddenTargetWarning } from "./hidden-target-warning.tsx";
import { useItem } from "./use-item.ts";
import { usePlainText } from "./use-plain-text.ts";
import { Warning } from "./warning.tsx";

/** A button whose label is typed in place; it says when its link or its text is missing. */
export const EditableButton: Ui["Button"] = ({ of, className, variant = "primary" }) => {
  const { t } = useEditorActions();
  const { label, attributes } = useItem(of);
  const typing = usePlainText(of);
  // Read directly, as it is asked at every key; what was chosen may lead nowhere yet.
  const chosen = useEditorPart(
    ({ document }) =>
      document.groups[of.groupId]?.fields[of.fieldName]?.options["link"] as LinkValue | null | undefined,
  );
  const hasLink = Boolean(of.link ?? chosen);
  const pageId = chosen?.type === "page" ? chosen.page?.id : undefined;
  return (
    <span
      className={clsx("button", className)}
      data-variant={variant}
      data-vt-empty={of.text === "" && !of.fallback && !hasLink ? true : undefined}
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
      {of.visible && of.text === "" && hasLink && <Warning>{t("canvas.missingText")}</Warning>}
      {of.visible &&
        of.text !== "" &&
        !of.link &&
        (pageId ? <HiddenTargetWarning pageId={pageId} /> : <Warning>{t("canvas.missingLink")}</Warning>)}
    </span>
  );
};
