"use client";

import { UserRound } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { AccountItems } from "./account-items.tsx";
import { BarMenu } from "./bar-menu.tsx";

/** The person's menu where the bar has room; on a phone its entries are in the menu of seldom used buttons. */
export function AccountMenu() {
  const { t } = useEditorActions();
  const icon = <UserRound size={18} aria-hidden />;
  return (
    <BarMenu label={t("toolbar.account")} icon={icon} align="end" className="vt-not-phone">
      <AccountItems />
    </BarMenu>
  );
}
