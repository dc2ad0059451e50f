import { useEffect, useRef, useState, type MouseEvent } from "react";
import { dequal } from "dequal/lite";
import { Bold, Italic, Link2, List, ListOrdered, Palette } from "lucide-react";
import { useEditorRef, useEditorSelector } from "platejs/react";
import { IconButton } from "../controls/icon-button.tsx";
import { Toolbar } from "../controls/toolbar.tsx";
import { useEscapeFrom } from "../controls/use-escape-from.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ColorMenu } from "./color-menu.tsx";
import { LevelMenu } from "./level-menu.tsx";
import { LinkForm } from "./link-form.tsx";
import { takeSelection } from "./take-selection.ts";
import { toggleList } from "./toggle-list.ts";

/** The default tools of rich text: bold, italic, size, link (also Cmd/Ctrl+K on chosen words), colour, bullet and numbered list. */
export function RichTextTools() {
  const { t } = useEditorActions();
  const editor = useEditorRef();
  const [open, setOpen] = useState<"link" | "color" | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const active = useEditorSelector(
    (current) => ({
      bold: Boolean(current.api.marks()?.["bold"]),
      italic: Boolean(current.api.marks()?.["italic"]),
      link: current.api.some({ match: { type: "a" } }),
      list: current.api.some({ match: { type: "ul" } }),
      numbers: current.api.some({ match: { type: "ol" } }),
      color: colorOf(current.api.marks()),
    }),
    [],
    { equalityFn: dequal },
  );

  useEffect(() => {
    const element = editor.api.toDOMNode(editor);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey)
        return;
      takeSelection(editor);
      if (editor.api.isCollapsed()) return; // no words to link: the keys are those of the palette
      event.preventDefault();
      setOpen("link");
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [editor]);

  const toggle = (panel: "link" | "color") => setOpen((now) => (now === panel ? null : panel));
  const closeColors = () => {
    const focused = document.activeElement;
    if (tools.current?.contains(focused)) tools.current.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    setOpen(null);
  };
  useEscapeFrom(open === "color", closeColors); // the keyboard may be in the text
  /** What is done before the keyboard ever was in the text is done at its end, and not nowhere. */
  const beginSomewhere = () => {
    if (!editor.selection) editor.tf.select(editor.api.end([]));
  };
  const onMouseDown = (event: MouseEvent) => {
    beginSomewhere();
    keepSelection(event);
    if (editor.api.isFocused()) takeSelection(editor);
  };
  return (
    <div ref={tools} className="vt-rich-tools" onMouseDown={onMouseDown} onFocus={beginSomewhere}>
      <Toolbar className="vt-rich-tools__row" label={t("rich.tools")}>
        <LevelMenu />
        <Tool
          label={t("rich.bold")}
          isOn={active.bold}
          onPress={() => editor.tf.toggleMark("bold")}
          icon={<Bold aria-hidden />}
        />
        <Tool
          label={t("rich.italic")}
          isOn={active.italic}
          onPress={() => editor.tf.toggleMark("italic")}
          icon={<Italic aria-hidden />}
        />
        <Tool
          label={t("rich.color")}
          isOn={active.color !== "transparent"}
          isOpen={open === "color"}
          onPress={() => toggle("color")}
          icon={<Palette aria-hidden />}
        />
        <Tool
          label={t("rich.link")}
          isOn={active.link}
          isOpen={open === "link"}
          onPress={() => toggle("link")}
          icon={<Link2 aria-hidden />}
        />
        <Tool
          label={t("rich.list")}
          isOn={active.list}
          onPress={() => toggleList(editor, "ul")}
          icon={<List aria-hidden />}
        />
        <Tool
          label={t("rich.numbers")}
          isOn={active.numbers}
          onPress={() => toggleList(editor, "ol")}
          icon={<ListOrdered aria-hidden />}
        />
      </Toolbar>
      {open === "color" && <ColorMenu chosen={active.color} onDone={closeColors} />}
      {open === "link" && <LinkForm onDone={() => setOpen(null)} />}
    </div>
  );
}

function Tool(props: { label: string; isOn: boolean; isOpen?: boolean; onPress: () => void; icon: React.ReactNode }) {
  const { label, isOn, isOpen, onPress, icon } = props;
  return (
    <IconButton look="tool" label={label} aria-pressed={isOn} aria-expanded={isOpen} onClick={onPress}>
      {icon}
    </IconButton>
  );
}

/** A press on a tool must not take the selection away from the text; inputs still get theirs. */
function keepSelection(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) event.preventDefault();
}

function colorOf(marks: Record<string, unknown> | null): string {
  const color = marks?.["color"];
  return typeof color === "string" ? color : "transparent";
}
