"use client";

import { Menu } from "@base-ui/react/menu";
import { LogOut, UserRound } from "lucide-react";
import { signOutHere } from "~/features/account/next-auth-client.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** The entries of a menu that lead to one's account and out. */
export function AccountItems() {
  const { t } = useEditorActions();
  return (
    <>
      <Menu.Item className="vt-menu-item" onClick={() => location.assign("/account")}>
        <UserRound size={18} aria-hidden />
        {t("toolbar.account")}
      </Menu.Item>
      <Menu.Item className="vt-menu-item" onClick={() => void signOutHere().finally(() => location.assign("/login"))}>
        <LogOut size={18} aria-hidden />
        {t("toolbar.signOut")}
      </Menu.Item>
    </>
  );
}
