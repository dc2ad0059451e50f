"use client";

import { Menu } from "@base-ui/react/menu";
import { CalendarClock, Link2 } from "lucide-react";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

/** What can be done with a page beside publishing it now: at a set time, or showing it to somebody first. */
export function PublishItems() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  return (
    <>
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("schedule")}>
        <CalendarClock size={18} aria-hidden />
        {t("schedule.open")}
      </Menu.Item>
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("previewLinks")}>
        <Link2 size={18} aria-hidden />
        {t("preview.open")}
      </Menu.Item>
    </>
  );
}
