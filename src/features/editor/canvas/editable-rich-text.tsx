import { useEffect, useRef, useState } from "react";
import { classes } from "~/features/blocks/classes.ts";
import { pageAddress } from "~/features/blocks/page-address.ts";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import type { Ui } from "~/features/blocks/ui.ts";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import type { RichTextEditor as EditorOfRichText } from "../richtext/rich-text-editor.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useCanvas } from "./canvas-context.ts";
import { useItem } from "./use-item.ts";

type RichTextEditor = typeof EditorOfRichText;
let loaded: RichTextEditor | null = null;

async function loadEditor(): Promise<RichTextEditor> {
  loaded ??= (await import("../richtext/rich-text-editor.tsx")).RichTextEditor;
  return loaded;
}

/** Formatted text: drawn as visitors see it until it is clicked or focused, then a Plate editor in the same place. */
export const EditableRichText: Ui["RichText"] = ({ of, className }) => {
  const { t } = useEditorActions();
  const { label, attributes, isSelected } = useItem(of);
  const clickedAt = useRef<{ x: number; y: number } | null>(null);
  const Editor = useEditorWhen(isSelected);
  if (!Editor)
    return <StillRichText of={of} className={className} label={label} attributes={attributes} clickedAt={clickedAt} />;
  return (
    <Editor
      of={of}
      className={className}
      label={label}
      placeholder={t("canvas.placeholder", { label })}
      clickedAt={clickedAt.current}
    />
  );
};

/**
 * The editor's code, once it is needed and has come. Until then the text stands as it is and keeps the focus, which
 * a fallback of Suspense, drawn anew, would lose.
 */
function useEditorWhen(isNeeded: boolean): RichTextEditor | null {
  const [, setLoaded] = useState(loaded !== null);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isWanted = true;
    void loadEditor().then(() => isWanted && setLoaded(true));
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return isNeeded ? loaded : null;
}

function StillRichText(props: {
  of: ResolvedRichText;
  className?: string;
  label: string;
  attributes: object;
  clickedAt: React.RefObject<{ x: number; y: number } | null>;
}) {
  const { of, className, label, attributes, clickedAt } = props;
  const { t, select } = useEditorActions();
  const { view } = useCanvas();
  const shown = of.value ?? of.fallback;
  return (
    <div
      className={classes("richtext vt-c-richtext", !of.value && "vt-c-is-empty", className)}
      {...attributes}
      role="textbox"
      aria-multiline
      aria-label={label}
      tabIndex={0}
      onPointerEnter={() => void loadEditor()}
      onPointerDown={(event) => {
        clickedAt.current = { x: event.clientX, y: event.clientY };
      }}
      onFocus={() => select({ groupId: of.groupId, fieldName: of.fieldName })}
    >
      {shown ? (
        <RichTextContent
          value={shown}
          headingLevel={of.headingLevel}
          resolveAddress={(address) => pageAddress(address, view)}
        />
      ) : (
        <p>{t("canvas.placeholder", { label })}</p>
      )}
    </div>
  );
}
