"use client";

import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import type { MenuProps } from "./later-menu.tsx";

/** A button of the bar that opens a menu below it. */
export function BarMenu({
  face,
  atFirst,
  align,
  children,
}: MenuProps & { align: "start" | "end"; children: ReactNode }) {
  return (
    <Menu.Root modal={false} defaultOpen={atFirst.isOpen}>
      <Menu.Trigger className={face.className} aria-label={face.label} autoFocus={atFirst.hasFocus}>
        {face.children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align={align} sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu">{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
