"use client";

import { Menu } from "@base-ui/react/menu";
import { Eye, LogOut, UserRound } from "lucide-react";
import { signOutHere } from "~/features/account/sign-out-here.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useLivePage } from "./use-live-page.ts";

/** The entries of a menu that lead to the page as visitors see it, to one's account, and out. */
export function AccountItems() {
  const { t } = useEditorActions();
  const showLivePage = useLivePage();
  const isLive = useEditorPart((state) => state.publishedNumber !== null);
  return (
    <>
      {isLive && (
        <Menu.Item className="vt-menu__item" onClick={() => void showLivePage()}>
          <Eye size={18} aria-hidden />
          {t("toolbar.livePage")}
        </Menu.Item>
      )}
      <Menu.Item className="vt-menu__item" onClick={() => location.assign("/account")}>
        <UserRound size={18} aria-hidden />
        {t("toolbar.account")}
      </Menu.Item>
      <Menu.Item className="vt-menu__item" onClick={() => void signOutHere().finally(() => location.assign("/login"))}>
        <LogOut size={18} aria-hidden />
        {t("toolbar.signOut")}
      </Menu.Item>
    </>
  );
}
