"use client";

import { BarMenu } from "../bar/bar-menu.tsx";
import type { MenuProps } from "../bar/later-menu.tsx";
import { PublishItems } from "./publish-items.tsx";

/** The ways to publish other than now, below their button. */
export function PublishPopup(props: MenuProps) {
  return (
    <BarMenu {...props} align="end">
      <PublishItems />
    </BarMenu>
  );
}
