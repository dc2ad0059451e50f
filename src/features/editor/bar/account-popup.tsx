"use client";

import { AccountItems } from "./account-items.tsx";
import { BarMenu } from "./bar-menu.tsx";
import type { MenuProps } from "./later-menu.tsx";
import { LivePageItem } from "./live-page-item.tsx";

/** The page as visitors see it, what the site holds, and the person's own entries, below their button. */
export function AccountPopup(props: MenuProps) {
  return (
    <BarMenu {...props} align="end">
      <LivePageItem />
      <AccountItems />
    </BarMenu>
  );
}
