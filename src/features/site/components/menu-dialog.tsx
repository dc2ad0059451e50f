import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

interface Props {
  openLabel: string;
  closeLabel: string;
  /** Stands at the panel's head, beside the button that closes it. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * The navigation of small screens: a panel over the page, which does not scroll meanwhile. Escape closes it. The
 * browser itself opens and closes it, so that it works without client code.
 */
export function MenuDialog({ openLabel, closeLabel, head, children }: Props) {
  return (
    <vt-menu>
      <button
        type="button"
        className="icon-button site-header__menu"
        aria-haspopup="dialog"
        aria-label={openLabel}
        command="show-modal"
        commandfor="site-menu"
      >
        <Icon name="menu" />
      </button>
      <dialog id="site-menu" className="menu-panel" aria-label={openLabel}>
        <div className="menu-panel__head">
          {head}
          <button type="button" className="icon-button" aria-label={closeLabel} command="close" commandfor="site-menu">
            <Icon name="close" />
          </button>
        </div>
        {children}
      </dialog>
    </vt-menu>
  );
}
