"use client";

import { Tooltip } from "@base-ui/react/tooltip";
import type { RefObject } from "react";

interface ButtonNameProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  shortcut: string | undefined;
}

/** The name of a button of the bar and its keys, beside it. */
export function ButtonName({ anchor, label, shortcut }: ButtonNameProps) {
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Tooltip.Popup className="vt-tooltip">
            {label}
            {shortcut && <kbd>{shortcut}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
