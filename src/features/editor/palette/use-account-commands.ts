import { useSignOut } from "../bar/use-sign-out.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ownPageHref } from "../state/own-page-href.ts";
import { command, when, type Entry } from "./entry.ts";

/** What leads out of the editor to the person's own pages. */
export function useAccountCommands(): Entry[] {
  const actions = useEditorActions();
  const { t, user } = actions;
  const signOut = useSignOut();
  const leaveFor = (part = "") => location.assign(`${ownPageHref("account", actions)}${part}`);
  return [
    ...when(
      user.isAdmin,
      command("export", t("settings.export"), () => leaveFor("#export")),
    ),
    command("account", t("toolbar.account"), () => leaveFor()),
    command("signOut", t("toolbar.signOut"), () => void signOut()),
  ];
}
