"use client";

import { ChevronDown } from "lucide-react";
import { BarMenu } from "../bar/bar-menu.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { PublishItems } from "./publish-items.tsx";

/** More ways to publish, beside the button; on a phone they lie in the menu of the bar. */
export function PublishMenu() {
  const { t } = useEditorActions();
  return (
    <BarMenu
      label={t("publish.more")}
      icon={<ChevronDown size={18} aria-hidden />}
      align="end"
      className="vt-not-phone"
    >
      <PublishItems />
    </BarMenu>
  );
}
