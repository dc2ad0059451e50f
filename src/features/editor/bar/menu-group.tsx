import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";

/** Entries of a menu that belong together, below what they have in common. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu.Group className="vt-menu__group">
      <Menu.GroupLabel className="vt-menu__label">{label}</Menu.GroupLabel>
      {children}
    </Menu.Group>
  );
}
