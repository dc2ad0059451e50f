"use client";

import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { clsx } from "clsx";

/** A button of the bar that opens a menu below it. */
export function BarMenu(props: {
  label: string;
  icon: ReactNode;
  align: "start" | "end";
  className?: string;
  children: ReactNode;
}) {
  const { label, icon, align, className, children } = props;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={clsx("vt-button vt-button--quiet vt-button--icon", className)} aria-label={label}>
        {icon}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align={align} sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Menu.Popup className="vt-menu">{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
