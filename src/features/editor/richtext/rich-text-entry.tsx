import { useState, type KeyboardEvent } from "react";
import { Plate, PlateContent, usePlateEditor } from "platejs/react";
import { fitsRichText, toRichText } from "~/features/richtext/normalise.ts";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useFollowedCaret } from "./follow-caret.ts";
import { richTextPlugins } from "./plugins.tsx";
import { RichTextTools } from "./rich-text-tools.tsx";
import { blank } from "./rich-writing.ts";

interface Props {
  /** What it begins with; afterwards the editor alone knows. */
  start: RichTextValue | null;
  locale: Locale;
  label: string;
  /** Told at each change, in the closed schema; null where there is no text. */
  onChanged: (value: RichTextValue | null) => void;
}

/** A formatted text of a form, which is saved with the rest of it and has an undo of its own. */
export function RichTextEntry({ start, locale, label, onChanged }: Props) {
  const { tellRichTextTooLong } = useCommands();
  const [first] = useState(() => structuredClone(start ?? blank));
  const editor = usePlateEditor({ plugins: richTextPlugins, value: first as never }, []);
  useFollowedCaret(editor);
  const [told] = useState({ children: editor.children });
  const onValueChange = () => {
    if (editor.children === told.children) return; // the caret alone has moved
    if (!fitsRichText(editor.children)) {
      editor.tf.undo();
      return tellRichTextTooLong();
    }
    told.children = editor.children;
    onChanged(toRichText(editor.children));
  };
  return (
    <div className="vt-rich-field" onKeyDownCapture={letTabGoOn}>
      <Plate editor={editor} onValueChange={onValueChange}>
        <RichTextTools />
        <PlateContent
          className="vt-input vt-rich vt-rich-entry"
          lang={locale}
          role="textbox"
          aria-multiline
          aria-label={label}
          disableDefaultStyles={false}
          spellCheck
        />
      </Plate>
    </div>
  );
}

/** Tab leaves the text, as everywhere, and indents no list. */
function letTabGoOn(event: KeyboardEvent): void {
  if (event.key === "Tab") event.stopPropagation();
}
