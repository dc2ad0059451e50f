"use client";

import { Menu } from "@base-ui/react/menu";
import { Files, History, LayoutList, MonitorSmartphone, Palette, RotateCcw, Search, Settings } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { AccountItems } from "./account-items.tsx";
import { BarMenu } from "./bar-menu.tsx";
import type { MenuProps } from "./later-menu.tsx";
import { LivePageItem } from "./live-page-item.tsx";
import { MenuGroup } from "./menu-group.tsx";
import { PublishItems } from "../publishing/publish-items.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useToldFace } from "./use-told-face.ts";

/** What else the bar can do, as entries. */
export function MorePopup({ canRevert, ...props }: MenuProps & { canRevert: boolean }) {
  const { t } = useEditorActions();
  const { togglePanel, openPanel, showDialog, openPreview } = useFrame();
  const face = useToldFace(props.face);
  return (
    <BarMenu {...props} face={face} align="start">
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("palette")}>
        <Search size={18} aria-hidden />
        {t("palette.title")}
      </Menu.Item>
      <Menu.Item className="vt-menu__item" onClick={() => openPreview("phone")}>
        <MonitorSmartphone size={18} aria-hidden />
        {t("devices.title")}
      </Menu.Item>
      <MenuGroup label={t("toolbar.wholeSite")}>
        <Menu.Item className="vt-menu__item" onClick={() => togglePanel("settings")}>
          <Settings size={18} aria-hidden />
          {t("toolbar.settings")}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => togglePanel("design")}>
          <Palette size={18} aria-hidden />
          {t("toolbar.design")}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => togglePanel("pageMenu")}>
          <Files size={18} aria-hidden />
          {t("toolbar.pages")}
        </Menu.Item>
      </MenuGroup>
      <MenuGroup label={t("toolbar.thisPage")}>
        <LivePageItem />
        <Menu.Item className="vt-menu__item" onClick={() => openPanel("pageMap")}>
          <LayoutList size={18} aria-hidden />
          {t("pageMap.open")}
        </Menu.Item>
        <Menu.Item className="vt-menu__item" onClick={() => togglePanel("history")}>
          <History size={18} aria-hidden />
          {t("history.open")}
        </Menu.Item>
        {canRevert && (
          <Menu.Item className="vt-menu__item" onClick={() => showDialog("revert")}>
            <RotateCcw size={18} aria-hidden />
            {t("toolbar.revert")}
          </Menu.Item>
        )}
        <PublishItems />
      </MenuGroup>
      <AccountItems />
    </BarMenu>
  );
}
