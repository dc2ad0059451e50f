"use client";

import { Menu } from "@base-ui/react/menu";
import { BriefcaseBusiness, ChartColumn, Images, Inbox, LogOut, Send, Store, UserRound } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useInboxCount } from "../inbox/use-inbox-count.ts";
import { ownPageHref } from "../state/own-page-href.ts";
import { MenuGroup } from "./menu-group.tsx";
import { useSignOut } from "./use-sign-out.ts";

/**
 * The entries of a menu that lead to the media library, to what visitors sent, to the businesses, jobs and
 * goods that the site lists, for admins to what the site mails, to how the site is visited, to one's account, and out.
 */
export function AccountItems() {
  const actions = useEditorActions();
  const { t, user } = actions;
  const { openPanel } = useFrame();
  const signOut = useSignOut();
  const unread = useInboxCount()?.unread ?? 0;
  return (
    <>
      <MenuGroup label={t("toolbar.contents")}>
        <Menu.Item className="vt-menu__item" onClick={() => openPanel("library")}>
          <Images size={18} aria-hidden />
          {t("library.title")}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => openPanel("inbox")}>
          <Inbox size={18} aria-hidden />
          {t("inbox.title")}
          {unread > 0 && (
            <span className="vt-count vt-count--new" aria-hidden>
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => openPanel("directory")}>
          <Store size={18} aria-hidden />
          {t("directory.title")}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => openPanel("listings")}>
          <BriefcaseBusiness size={18} aria-hidden />
          {t("listings.title")}
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item className="vt-menu__item" onClick={() => openPanel("outbox")}>
            <Send size={18} aria-hidden />
            {t("outbox.title")}
          </Menu.Item>
        )}
        <Menu.Item className="vt-menu__item" onClick={() => openPanel("visits")}>
          <ChartColumn size={18} aria-hidden />
          {t("visits.title")}
        </Menu.Item>
      </MenuGroup>
      <MenuGroup label={user.name}>
        <Menu.Item className="vt-menu__item" onClick={() => location.assign(ownPageHref("account", actions))}>
          <UserRound size={18} aria-hidden />
          {t("toolbar.account")}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden />
          {t("toolbar.signOut")}
        </Menu.Item>
      </MenuGroup>
    </>
  );
}
