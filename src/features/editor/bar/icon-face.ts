import type { ReactNode } from "react";
import { clsx } from "clsx";
import type { Face } from "./later-menu.tsx";

/** The face of a menu's button that shows an icon alone. */
export function iconFace(icon: ReactNode, className?: string): Omit<Face, "label"> {
  return { className: clsx("vt-button vt-button--quiet vt-button--icon", className), children: icon };
}
