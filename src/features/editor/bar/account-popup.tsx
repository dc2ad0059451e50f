"use client";

import { AccountItems } from "./account-items.tsx";
import { BarMenu } from "./bar-menu.tsx";
import type { MenuProps } from "./later-menu.tsx";

/** The person's own entries, below their button. */
export function AccountPopup(props: MenuProps) {
  return (
    <BarMenu {...props} align="end">
      <AccountItems />
    </BarMenu>
  );
}
