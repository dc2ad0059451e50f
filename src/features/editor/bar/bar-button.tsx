"use client";

import { clsx } from "clsx";
import { useRef, type ButtonHTMLAttributes, type ReactNode } from "react";
import { later } from "../state/later.tsx";
import { useNaming } from "./use-naming.ts";

const ButtonName = later(() => import("./button-name.tsx").then(({ ButtonName }) => ButtonName));

interface BarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: ReactNode;
  /** Words beside the icon; they disappear where the bar is narrow. */
  hasText?: boolean;
  /** Keys that do the same, as people read them. */
  shortcut?: string;
}

/** A button of the bar: an icon with its name as tooltip, or with the name beside it. */
export function BarButton({ label, icon, hasText, shortcut, className, disabled, onClick, ...rest }: BarButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isNamed, hide, events } = useNaming();
  return (
    <>
      <button
        ref={button}
        type="button"
        {...rest}
        {...events}
        className={clsx("vt-button vt-button--quiet", !hasText && "vt-button--icon", className)}
        aria-label={label}
        aria-disabled={disabled}
        onClick={(event) => {
          hide();
          if (!disabled) onClick?.(event);
        }}
      >
        {icon}
        {hasText && <span className="vt-wide">{label}</span>}
      </button>
      {isNamed && <ButtonName anchor={button} label={label} shortcut={shortcut} />}
    </>
  );
}
