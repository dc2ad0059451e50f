"use client";

import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { iconFace } from "../bar/icon-face.ts";
import { laterMenu } from "../bar/later-menu.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

const Popup = laterMenu("menu", () => import("./publish-popup.tsx").then(({ PublishPopup }) => PublishPopup));

/** More ways to publish, beside the button; on a phone they lie in the menu of the bar. */
export const PublishMenu = memo(function PublishMenu() {
  const { t } = useEditorActions();
  const icon = <ChevronDown size={18} aria-hidden />;
  return <Popup face={{ ...iconFace(icon, "vt-not-phone"), label: t("publish.more") }} />;
});
