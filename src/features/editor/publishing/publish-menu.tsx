"use client";

import { Menu } from "@base-ui/react/menu";
import { CalendarClock, ChevronDown, Link2 } from "lucide-react";
import { BarMenu } from "../bar/bar-menu.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

/** What can be done with a page beside publishing it now: at a set time, or showing it to somebody first. */
export function PublishMenu() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  return (
    <BarMenu label={t("publish.more")} icon={<ChevronDown size={18} aria-hidden />} align="end">
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("schedule")}>
        <CalendarClock size={18} aria-hidden />
        {t("schedule.open")}
      </Menu.Item>
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("previewLinks")}>
        <Link2 size={18} aria-hidden />
        {t("preview.open")}
      </Menu.Item>
    </BarMenu>
  );
}
