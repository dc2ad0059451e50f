"use client";

import { useEffect, useRef } from "react";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "./frame-context.tsx";

/**
 * Asks before words are dropped that are not saved, for as long as they are not. What was asked for is done after the
 * dialog has given the keyboard back, so that what closes or opens then can hand it on.
 */
export function LeaveDialog() {
  const { t } = useEditorActions();
  const { leaving, stay } = useFrame();
  const agreed = useRef<(() => void) | null>(null);
  const onConfirmed = () => {
    agreed.current = leaving?.then ?? null;
    stay();
  };
  // Saved meanwhile, they are not dropped: there is nothing left to ask.
  useEffect(
    () =>
      leaving?.words.whenFree(() => {
        agreed.current = leaving.then;
        stay();
      }),
    [leaving, stay],
  );
  const onGone = () => {
    const then = agreed.current;
    agreed.current = null;
    if (then) setTimeout(then); // after the focus has gone back
  };
  return (
    <ConfirmDialog
      isOpen={leaving !== null}
      isDanger
      title={t("records.leaveTitle")}
      description={t("records.leaveText")}
      confirm={t("records.leave")}
      onClose={stay}
      onConfirmed={onConfirmed}
      onGone={onGone}
    />
  );
}
