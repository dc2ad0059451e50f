"use client";

import { Menu } from "@base-ui/react/menu";
import { Ellipsis, Files, RotateCcw, Settings } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { AccountItems } from "./account-items.tsx";
import { useFrame } from "../frame/frame-context.tsx";

/** On a phone the seldom used buttons lie in one menu. */
export function MoreMenu({ canRevert }: { canRevert: boolean }) {
  const { t } = useEditorActions();
  const { togglePanel, showDialog } = useFrame();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="vt-button vt-button-quiet vt-button-icon" aria-label={t("toolbar.more")}>
        <Ellipsis size={20} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="start" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu">
            <Menu.Item className="vt-menu-item" onClick={() => togglePanel("settings")}>
              <Settings size={18} aria-hidden />
              {t("toolbar.settings")}
            </Menu.Item>
            <Menu.Item className="vt-menu-item" onClick={() => togglePanel("pageMenu")}>
              <Files size={18} aria-hidden />
              {t("toolbar.pages")}
            </Menu.Item>
            {canRevert && (
              <Menu.Item className="vt-menu-item" onClick={() => showDialog("revert")}>
                <RotateCcw size={18} aria-hidden />
                {t("toolbar.revert")}
              </Menu.Item>
            )}
            <AccountItems />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
