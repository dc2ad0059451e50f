"use client";

import { UserRound } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { iconFace } from "./icon-face.ts";
import { laterMenu } from "./later-menu.tsx";

const Popup = laterMenu("menu", () => import("./account-popup.tsx").then(({ AccountPopup }) => AccountPopup));

/** The person's menu where the bar has room; on a phone its entries are in the menu of seldom used buttons. */
export function AccountMenu() {
  const { t } = useEditorActions();
  const icon = <UserRound size={18} aria-hidden />;
  return <Popup face={{ ...iconFace(icon, "vt-not-phone"), label: t("toolbar.account") }} />;
}
