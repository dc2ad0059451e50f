import { useEffect } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { useFrame } from "./frame-context.tsx";
import { opensCanvas } from "./panel-flags.ts";

const id = "how-to-edit";
const ownUse =
  "a, button, input, select, textarea, summary, label, dialog, audio, video, canvas, iframe, [role=button], [contenteditable]";

/**
 * A press on the page beside a panel that keeps it from being edited says so, once, and offers to close the panel, which
 * is called `title`. Links and controls of the page do what they do, and letters can be marked. Beside the translations
 * a press leads to the text's place in their list.
 */
export function useToldHowToEdit(title: string): void {
  const { t } = useEditorActions();
  const { panel, openToolbar } = useFrame();
  const isStill = panel !== null && panel !== "translations" && !opensCanvas(panel);

  useEffect(() => {
    if (!isStill) return;
    let isTold = false;
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (defaultPrevented || !(target instanceof Element) || !target.closest("#content") || target.closest(ownUse))
        return;
      if (!(getSelection()?.isCollapsed ?? true)) return; // letters were marked, to be copied
      isTold = true;
      toast.info(t("canvas.still", { panel: title }), {
        id,
        action: { label: t("canvas.closeAndEdit"), onClick: openToolbar },
      });
    };
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      if (isTold) toast.dismiss(id);
    };
  }, [isStill, title, t, openToolbar]);
}
