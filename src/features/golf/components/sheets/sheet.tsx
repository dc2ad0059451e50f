"use client";

import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

interface Props {
  title: ReactNode;
  closeLabel: string;
  className?: string;
  /** Called when it has closed, by whatever way; the caller then leaves it out. */
  onClosed: () => void;
  /** Gets the focus first; the close button otherwise. */
  first?: RefObject<HTMLElement | null>;
  /** The content, with the way to close the sheet: the focus then returns to where it came from. */
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog that rises from the lower edge of a phone and stands in the middle of a wide screen. Escape, a press beside it
 * and the browser's way back close it.
 */
export function Sheet({ title, closeLabel, className = "", onClosed, first, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const close = () => dialog.current?.close();
  // Before the next picture and the next tap: an open sheet is to take what is meant for it.
  useLayoutEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
      first?.current?.focus();
    }
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [first]);
  return (
    <dialog
      ref={dialog}
      className={`golf-sheet ${className}`}
      aria-labelledby={id}
      onClose={onClosed}
      onKeyDown={(event) => event.stopPropagation()} // keys in here are not meant for the card below
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) => {
        // Who marks a typed name with the mouse may let go beside the sheet.
        if (target === currentTarget && pressed.current === target) close();
      }}
    >
      <div className="golf-sheet__body">
        <header className="golf-sheet__head">
          <h2 id={id} className="golf-sheet__title">
            {title}
          </h2>
          <button type="button" className="golf-icon" data-icon="close" aria-label={closeLabel} onClick={close} />
        </header>
        {children(close)}
      </div>
    </dialog>
  );
}
