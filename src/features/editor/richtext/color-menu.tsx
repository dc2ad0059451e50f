import { useEditorRef } from "platejs/react";
import { richTextColors } from "~/features/richtext/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSide } from "./use-side.ts";

/** The palette's colours for the selected text; the first one takes the colour away. */
export function ColorMenu({ chosen, onDone }: { chosen: string; onDone: () => void }) {
  const { t } = useEditorActions();
  const editor = useEditorRef();
  const panel = useSide<HTMLDivElement>();
  const choose = (color: string) => {
    if (color === "transparent") editor.tf.removeMark("color");
    else editor.tf.addMark("color", color);
    onDone();
  };
  return (
    <div ref={panel} className="vt-rich-panel vt-swatches" role="group" aria-label={t("rich.color")}>
      {richTextColors.map((color) => (
        <button
          key={color}
          type="button"
          className="vt-swatch"
          data-swatch={color}
          aria-label={t(`rich.${color}`)}
          title={t(`rich.${color}`)}
          aria-pressed={color === chosen}
          onClick={() => choose(color)}
        >
          <span className="vt-swatch__dot" />
        </button>
      ))}
    </div>
  );
}
