import { signOutHere } from "~/features/account/sign-out-here.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ownPageHref } from "../state/own-page-href.ts";
import { command, when, type Entry } from "./entry.ts";

/** What leads out of the editor to the person's own pages. */
export function useAccountCommands(): Entry[] {
  const actions = useEditorActions();
  const { t, user } = actions;
  const leaveFor = (page: "account" | "login", part = "") => location.assign(`${ownPageHref(page, actions)}${part}`);
  return [
    ...when(
      user.isAdmin,
      command("export", t("settings.export"), () => leaveFor("account", "#export")),
    ),
    command("account", t("toolbar.account"), () => leaveFor("account")),
    command("signOut", t("toolbar.signOut"), () => void signOutHere().finally(() => leaveFor("login"))),
  ];
}
