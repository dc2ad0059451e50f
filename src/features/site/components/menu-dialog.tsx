"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "./icons.tsx";

interface Props {
  openLabel: string;
  closeLabel: string;
  /** Stands at the panel's head, beside the button that closes it. */
  head: ReactNode;
  children: ReactNode;
}

/** The navigation of small screens: a panel over the page, which does not scroll meanwhile. Escape closes it. */
export function MenuDialog({ openLabel, closeLabel, head, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const wide = window.matchMedia("(min-width: 64rem)");
    const onWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", onWide);
    return () => wide.removeEventListener("change", onWide);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button site-header__menu"
        aria-haspopup="dialog"
        aria-label={openLabel}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className="menu-panel" aria-label={openLabel}>
        <div className="menu-panel__head">
          {head}
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
