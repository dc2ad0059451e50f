"use client";

import { Tooltip } from "@base-ui/react/tooltip";
import { clsx } from "clsx";
import { useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from "react";

interface BarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: ReactNode;
  /** Words beside the icon; they disappear where the bar is narrow. */
  hasText?: boolean;
  /** Keys that do the same, as people read them. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the bar: an icon with its name as tooltip, or with the name beside it. */
export function BarButton({ label, icon, hasText, shortcut, className, ...rest }: BarButtonProps) {
  const [isNamed, setIsNamed] = useState(false);

  function onNamed(isOpen: boolean, details: Tooltip.Root.ChangeEventDetails): void {
    if (details.reason === "escape-key") {
      // It goes on to what is open under the name: a tooltip that closes by itself keeps the key.
      details.cancel();
      details.allowPropagation();
    }
    setIsNamed(isOpen);
  }

  return (
    <Tooltip.Root open={isNamed} onOpenChange={onNamed}>
      <Tooltip.Trigger
        {...rest}
        className={clsx("vt-button vt-button--quiet", !hasText && "vt-button--icon", className)}
        aria-label={label}
        disabled={false}
        aria-disabled={rest.disabled ?? undefined}
        onClick={rest.disabled ? undefined : rest.onClick}
      >
        {icon}
        {hasText && <span className="vt-wide">{label}</span>}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8} collisionPadding={16} className="vt-layer-popup">
          <Tooltip.Popup className="vt-tooltip">
            {label}
            {shortcut && <kbd>{shortcut}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
