"use client";

import { Menu } from "@base-ui/react/menu";
import { Plus } from "lucide-react";
import { v4 } from "uuid";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { areas } from "./areas.ts";

/** Makes a new container of the navigation at a chosen place of the page. */
export function AddContainer() {
  const { t } = useEditorActions();
  const site = useSiteSession();
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="vt-button vt-button--quiet vt-new-page">
        <Plus size={16} aria-hidden />
        {t("navigation.addContainer")}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu">
            {areas.map((area) => (
              <Menu.Item
                key={area}
                className="vt-menu__item"
                onClick={() => site.run("navigation.addContainer", { containerId: v4(), area })}
              >
                {t(`navigation.${area}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
