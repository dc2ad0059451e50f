"use client";

import { useRef, type ReactNode } from "react";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  /** What the button that does it says. */
  confirm: string;
  onConfirmed: () => void;
  onClose: () => void;
  isBusy?: boolean;
  /** It takes something away. */
  isDanger?: boolean;
  /** It is announced as an alert, and only its buttons and Escape close it. */
  isAlert?: boolean;
  focusAfter?: () => HTMLElement | null;
  onGone?: () => void;
  children?: ReactNode;
}

/**
 * Asks before something happens that others see or that takes something away. The keyboard begins at the safe answer,
 * whatever stands above it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, onConfirmed, isBusy = false, isDanger = false, ...frame } = props;
  const { t } = useEditorActions();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...frame}
      focusFirst={cancel}
      actions={
        <>
          <button ref={cancel} type="button" className="vt-button vt-button--outline" onClick={frame.onClose}>
            {t("dialog.cancel")}
          </button>
          <BusyButton
            type="button"
            className={`vt-button ${isDanger ? "vt-button--danger" : "vt-button--primary"}`}
            isBusy={isBusy}
            onClick={onConfirmed}
          >
            {confirm}
          </BusyButton>
        </>
      }
    />
  );
}
