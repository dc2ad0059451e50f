"use client";

import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

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
  isWide?: boolean;
}

/** How every dialog of the frame looks: a card on large screens, a sheet from below on a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, description, children, actions, mustAnswer = false, isWide = false } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} disablePointerDismissal={mustAnswer}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vt-backdrop" />
        <Dialog.Popup className={`vt-dialog ${isWide ? "vt-dialog-wide" : ""}`}>
          <Dialog.Title className="vt-dialog-title">{title}</Dialog.Title>
          {description && <Dialog.Description className="vt-dialog-text">{description}</Dialog.Description>}
          {children}
          <div className="vt-dialog-actions">{actions}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
