"use client";

import { Menu } from "@base-ui/react/menu";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { v4 } from "uuid";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { addEntryId } from "./add-entry.tsx";
import { areas } from "./areas.ts";

/** Makes a new container of the navigation at a chosen place of the page; the keyboard goes on where it is filled. */
export function AddContainer({ onAdded }: { onAdded: (containerId: string) => void }) {
  const { t } = useEditorActions();
  const site = useSiteSession();
  const added = useRef("");
  const add = (area: (typeof areas)[number]) => {
    const containerId = v4();
    if (!site.run("navigation.addContainer", { containerId, area })) return;
    added.current = addEntryId(containerId);
    onAdded(containerId);
  };
  return (
    <Menu.Root modal={false} onOpenChange={(isOpen) => isOpen && (added.current = "")}>
      <Menu.Trigger className="vt-button vt-button--quiet vt-new-page" data-vt-new-navigation>
        <Plus size={16} aria-hidden />
        {t("navigation.addContainer")}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu" finalFocus={() => document.getElementById(added.current) ?? true}>
            {areas.map((area) => (
              <Menu.Item key={area} className="vt-menu__item" onClick={() => add(area)}>
                {t(`navigation.${area}`)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
