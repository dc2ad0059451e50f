import { useState, type ElementType } from "react";
import { clsx } from "clsx";
import type { Ui, UiProps } from "~/features/blocks/ui.ts";
import { isHeading, wordFit } from "~/features/blocks/words/word-fit.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useItem } from "../use-item.ts";
import { usePlainText } from "./use-plain-text.ts";

type TextProps = UiProps<"Text">;
interface ItemOf {
  item: ReturnType<typeof useItem>;
}

/**
 * One line of plain text, typed where it stands. The default language's text is only a placeholder. A heading stays a
 * heading for assistive technology: its words are typed in a box inside it.
 */
export const EditableText: Ui["Text"] = ({ of, as, className, standIn = "" }) => {
  const item = useItem(of);
  const element = useStill(as, item.isSelected);
  // What is typed belongs to one element of the page: another element is another box, with the words of now.
  return <TextBox key={String(element)} {...{ of, as: element, className, standIn, item }} />;
};

function TextBox(props: Required<Pick<TextProps, "of" | "as" | "standIn">> & Pick<TextProps, "className"> & ItemOf) {
  const { of, as: Element, className, standIn, item } = props;
  const { t } = useEditorActions();
  const { label, attributes } = item;
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
    ...(of.text === "" && of.fallback ? { "data-vt-untranslated": true, title: t("canvas.untranslated") } : {}),
  };
  if (!isHeading(Element)) return <Element className={clsx("vt-text", className)} {...box} />;
  return (
    <Element className={className} style={wordFit(of.text, Element)}>
      <span className="vt-text vt-text--block" {...box} />
    </Element>
  );
}

/**
 * The element as it was when the text was chosen. The page's first title with words is its `h1`: another element at the
 * first letter, or at the last that is deleted, would be a new one, without the keyboard.
 */
function useStill(element: ElementType, isSelected: boolean): ElementType {
  const [still, setStill] = useState<{ element: ElementType }>({ element });
  if (!isSelected && still.element !== element) setStill({ element });
  return still.element;
}
