import type { ElementType } from "react";
import { clsx } from "clsx";
import type { Ui } from "~/features/blocks/ui.ts";
import { wordFit } from "~/features/blocks/word-fit.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useItem } from "./use-item.ts";
import { usePlainText } from "./use-plain-text.ts";

/**
 * One line of plain text, typed where it stands. The default language's text is only a placeholder. A heading stays a
 * heading for assistive technology: its words are typed in a box inside it.
 */
export const EditableText: Ui["Text"] = ({ of, as: Element, className, standIn = "" }) => {
  const { t } = useEditorActions();
  const { label, attributes } = useItem(of);
  const typing = usePlainText(of);
  const box = {
    ...attributes,
    ...typing,
    contentEditable: "plaintext-only" as const,
    suppressContentEditableWarning: true,
    role: "textbox",
    "aria-label": label,
    tabIndex: 0,
    spellCheck: true,
    "data-placeholder": of.fallback || standIn || t("canvas.placeholder", { label }),
    title: of.text === "" && of.fallback ? t("canvas.untranslated") : undefined,
  };
  if (!isHeading(Element)) return <Element className={clsx("vt-text", className)} {...box} />;
  return (
    <Element className={className} style={wordFit(of.text, Element)}>
      <span className="vt-text vt-text--block" {...box} />
    </Element>
  );
};

function isHeading(element: ElementType): boolean {
  return typeof element === "string" && /^h[1-6]$/.test(element);
}
