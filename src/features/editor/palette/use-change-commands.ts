import { neighbourOf } from "../bar/neighbour-of.ts";
import { useMissingText } from "../bar/use-missing-text.ts";
import { usePublication } from "../bar/use-publication.ts";
import { useShortcutNames } from "../bar/use-shortcut-names.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useHistory } from "../site/use-history.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { command, when, type Entry } from "./entry.ts";

/** What is done with changes: out to visitors, back by a step, or back to what visitors see. */
export function useChangeCommands(): Entry[] {
  const { t, getState } = useEditorActions();
  const { showDialog } = useFrame();
  const names = useShortcutNames();
  const { undo, redo, canUndo, canRedo } = useHistory();
  const { canRevert, hasChanges, missing } = usePublication();
  const showMissing = useMissingText();
  const toNextMissing = () => {
    const { selection, locale } = getState();
    const next = neighbourOf(missing, { selection, locale }, 1);
    if (next) showMissing(next.text, next.locale);
  };
  const publish = command("publish", t("toolbar.publish"), () => showDialog("publish"));
  return [
    ...when(hasChanges && missing.length === 0, publish),
    ...when(
      missing.length > 0,
      command("nextMissing", t("toolbar.nextMissing"), toNextMissing, { words: [publish.title] }),
    ),
    command("check", t("check.open"), () => showDialog("check"), { words: [t("publish.findings")] }),
    command("publishAll", t("palette.publishAll"), () => showDialog("publishAll")),
    ...when(canUndo, command("undo", t("toolbar.undo"), undo, { shortcut: names.undo })),
    ...when(canRedo, command("redo", t("toolbar.redo"), redo, { shortcut: names.redo })),
    ...when(
      canRevert,
      command("revert", t("toolbar.revert"), () => showDialog("revert")),
    ),
  ];
}
