"use client";

import { Menu } from "@base-ui/react/menu";
import { CalendarClock, CloudOff, Link2, ListChecks } from "lucide-react";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useCanTakeDown } from "./use-can-take-down.ts";
import { usePlanned } from "./use-planned.ts";

/** What can be done with a page beside publishing it now: looking for what is to be put right, publishing at a set time, showing it to somebody first, or taking it off the site. */
export function PublishItems() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const planned = usePlanned();
  const canTakeDown = useCanTakeDown();
  return (
    <>
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("check")}>
        <ListChecks size={18} aria-hidden />
        {t("check.open")}
      </Menu.Item>
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("schedule")}>
        <CalendarClock size={18} aria-hidden />
        <span>
          {t("schedule.open")}
          {planned && <small className="vt-menu__note">{planned.words}</small>}
        </span>
      </Menu.Item>
      <Menu.Item className="vt-menu__item" onClick={() => showDialog("previewLinks")}>
        <Link2 size={18} aria-hidden />
        {t("preview.open")}
      </Menu.Item>
      {canTakeDown && (
        <Menu.Item className="vt-menu__item" onClick={() => showDialog("takeDown")}>
          <CloudOff size={18} aria-hidden />
          {t("takeDown.open")}
        </Menu.Item>
      )}
    </>
  );
}
