"use client";

import { Menu } from "@base-ui/react/menu";
import { UserRound } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { AccountItems } from "./account-items.tsx";

/** The person's menu where the bar has room; on a phone its entries are in the menu of seldom used buttons. */
export function AccountMenu() {
  const { t } = useEditorActions();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="vt-button vt-button-quiet vt-button-icon vt-not-phone" aria-label={t("toolbar.account")}>
        <UserRound size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu">
            <AccountItems />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
