import { useShortcutNames } from "../bar/use-shortcut-names.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useDuplicatePage } from "../pages/use-duplicate-page.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { command, type Entry } from "./entry.ts";
import { useAccountCommands } from "./use-account-commands.ts";
import { useChangeCommands } from "./use-change-commands.ts";
import { useLanguageCommands } from "./use-language-commands.ts";
import { usePageCommands } from "./use-page-commands.ts";
import { usePanelCommands } from "./use-panel-commands.ts";
import { useViewCommands } from "./use-view-commands.ts";
import { useVisitorCommands } from "./use-visitor-commands.ts";

/** Everything that the toolbar can do just now. */
export function useCommandEntries(): Entry[] {
  const { t, pageId } = useEditorActions();
  const { panel, closeAll, openToolbar, showDialog } = useFrame();
  const names = useShortcutNames();
  const duplicate = useDuplicatePage();
  const duplicatePage = command("duplicatePage", t("pages.duplicate"), () => duplicate.run({ id: pageId }));
  const [newPage, ...pageCommands] = usePageCommands();
  return [
    ...useChangeCommands(),
    ...useViewCommands(),
    ...usePanelCommands([...(newPage ? [newPage] : []), duplicatePage]),
    ...useVisitorCommands(),
    panel === null
      ? command("open", t("toolbar.open"), openToolbar, { shortcut: names.edit })
      : command("close", t("toolbar.close"), closeAll),
    command("changelog", t("changelog.title"), () => showDialog("changelog")),
    ...pageCommands,
    ...useLanguageCommands(),
    ...useAccountCommands(),
  ];
}
