"use client";

import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { openToggle } from "../bar/open-toggle.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import type { SharedPart } from "../site/others-at.ts";
import { useFrame } from "./frame-context.tsx";
import { PeopleHere } from "./people-here.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { useToldHowToEdit } from "./use-told-how-to-edit.ts";

interface SidePanelProps {
  /** Which panel it is, for its own width and for what leads to a part of it. */
  name?: "translations" | "library" | "directory" | "listings" | "history";
  /** In small windows it stands in the lower half, below the page whose look it changes. */
  isSheet?: boolean;
  /** The part of the site that it changes, where others may be at the same time. */
  part?: SharedPart;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel beside the page, over the whole screen on a phone, or a sheet there. It takes the focus when it opens, and
 * gives it back: where whatever had it is gone, to the bar, or to what opens that again.
 */
export function SidePanel({ name, isSheet = false, part, title, closeLabel, onClose, children }: SidePanelProps) {
  const { panel } = useFrame();
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  // Before anything can look for a part of the panel to give the keyboard to.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, []);
  // After the panel has left the page: until then the focus still stands in it.
  useEffect(() => () => giveBack(before.current), []);
  useKeptScroll(body, panel === "toolbar" ? null : panel);
  useToldHowToEdit(title);

  return (
    <div role="dialog" aria-label={title} data-vt-panel data-name={name} data-sheet={isSheet} className="vt-panel">
      <div className="vt-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {part && <PeopleHere part={part} />}
        <IconButton look="quiet" label={closeLabel} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div ref={body} className="vt-panel__body" data-vt-scroll>
        {children}
      </div>
    </div>
  );
}

function giveBack(before: Element | null) {
  if (document.activeElement !== document.body) return; // somebody works elsewhere
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  (isThere ? before : (openToggle() ?? firstInBar()))?.focus({ preventScroll: true });
}

function firstInBar(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>(".vt-bar button:not(:disabled)");
  return Array.from(buttons).find((button) => button.checkVisibility());
}
