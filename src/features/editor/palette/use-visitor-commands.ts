import { useLivePage } from "../bar/use-live-page.ts";
import { useShortcutNames } from "../bar/use-shortcut-names.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useCanTakeDown } from "../publishing/use-can-take-down.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { command, when, type Entry } from "./entry.ts";

/** When and for whom the page is there. */
export function useVisitorCommands(): Entry[] {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const names = useShortcutNames();
  const canTakeDown = useCanTakeDown();
  const isPublished = useEditorPart((state) => state.publishedNumber !== null);
  const showLivePage = useLivePage();
  return [
    command("schedule", t("schedule.open"), () => showDialog("schedule")),
    ...when(
      canTakeDown,
      command("takeDown", t("takeDown.open"), () => showDialog("takeDown")),
    ),
    command("previewLinks", t("preview.open"), () => showDialog("previewLinks")),
    ...when(
      isPublished,
      command("live", t("toolbar.livePage"), () => void showLivePage(), { shortcut: names.edit }),
    ),
  ];
}
