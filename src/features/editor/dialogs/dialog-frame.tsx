"use client";

import { Dialog } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from "react";
import { DialogRoot } from "./dialog-root.tsx";
import { catchKeyboard } from "./catch-keyboard.ts";
import { useSettled } from "./use-settled.ts";

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the safe one first. */
  actions: ReactNode;
  /** A dialog that only its own buttons close. */
  mustAnswer?: boolean;
  /** It is announced as an alert, and a press beside it does not close it. */
  isAlert?: boolean;
  isWide?: boolean;
  /** It opened by itself: no button has the focus, and no key decides anything in the first moment. */
  isUnasked?: boolean;
  /** Where the keyboard begins, where that is not the first part that it reaches. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Where the keyboard goes on when it closes, where that is not where it came from. */
  focusAfter?: () => HTMLElement | null;
  /** It has closed, and the keyboard is back. */
  onGone?: () => void;
}

/** How every dialog of the frame looks: a card on large screens, a sheet from below on a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, description, children, actions, mustAnswer = false, isWide = false } = props;
  const { isUnasked = false, isAlert = false, focusFirst, focusAfter, onGone } = props;
  const popup = useRef<HTMLDivElement>(null);
  const isSettled = useSettled(isOpen && isUnasked) || !isUnasked;
  useEffect(() => catchKeyboard, []); // one that goes while it is open is never told that it has closed
  const withoutHaste = (event: KeyboardEvent) => {
    if (isSettled || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** On its way out it is still in sight: a second press of what was pressed does nothing a second time. */
  const onceAnswered = (event: SyntheticEvent) => {
    if (isOpen) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <DialogRoot
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => {
        if (open) return;
        onGone?.();
        catchKeyboard();
      }}
      disablePointerDismissal={mustAnswer || isAlert}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup
          ref={popup}
          role={isAlert ? "alertdialog" : "dialog"}
          className={clsx("vt-dialog", isWide && "vt-dialog--wide")}
          initialFocus={isUnasked ? popup : focusFirst}
          finalFocus={focusAfter && (() => focusAfter() ?? true)}
          onKeyDownCapture={withoutHaste}
          onKeyUpCapture={withoutHaste}
          onClickCapture={onceAnswered}
        >
          <Dialog.Title className="vt-dialog__title">{title}</Dialog.Title>
          {description && <Dialog.Description className="vt-dialog__text">{description}</Dialog.Description>}
          {children}
          <div className="vt-dialog__actions">{actions}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}
