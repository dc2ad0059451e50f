import { useCallback, useRef, type FocusEvent } from "react";
import { Plate, PlateContent } from "platejs/react";
import type { TextPlace } from "~/features/page/domain/groups.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { richFieldAttributes, type RichFieldText } from "./field-attributes.ts";
import type { RichTextStart } from "./start.ts";
import { useAfterPress } from "../inputs/use-after-press.ts";
import { RichTextTools } from "./rich-text-tools.tsx";
import { useRichTextKeys } from "./use-rich-text-keys.ts";
import { useRichText } from "./use-rich-text.ts";
import { useStart } from "./use-start.ts";

interface RichTextFieldProps {
  place: TextPlace;
  value: RichTextValue | null;
  text: RichFieldText;
  /** Where writing begins. */
  start: RichTextStart;
  /** The keyboard has left the text and its tools. */
  onLeft: () => void;
}

/** The Plate editor of one formatted text in a panel, in any of the page's languages, with its tools above it. */
export function RichTextField({ place, value, text, start, onLeft }: RichTextFieldProps) {
  const { editor, writing } = useRichText(place, value);
  const box = useRef<HTMLDivElement>(null);
  const leave = useCallback((element: HTMLElement) => element.blur(), []);
  useRichTextKeys(editor, writing, leave);
  useStart(editor, start);
  const afterPress = useAfterPress();

  const isInside = (target: EventTarget | null) =>
    target instanceof Element && (box.current?.contains(target) || isMenu(target));
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(relatedTarget)) afterPress(() => !isInside(document.activeElement) && onLeft());
  };
  return (
    <div ref={box} className="vt-rich-field" onBlur={onBlur}>
      <Plate editor={editor} onValueChange={writing.onChange}>
        <RichTextTools />
        <PlateContent {...richFieldAttributes(text)} disableDefaultStyles={false} spellCheck />
      </Plate>
    </div>
  );
}

/** The menu of sizes is drawn elsewhere on the page. */
function isMenu(element: Element): boolean {
  return element.closest(".vt-popup") !== null;
}
