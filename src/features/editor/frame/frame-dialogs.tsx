"use client";

import { useCallback } from "react";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { GonePageDialog } from "../dialogs/gone-page-dialog.tsx";
import { PublishAllDialog } from "../dialogs/publish-all-dialog.tsx";
import { PublishDialog } from "../dialogs/publish-dialog.tsx";
import { RevertDialog } from "../dialogs/revert-dialog.tsx";
import { SignInDialog } from "../dialogs/sign-in-dialog.tsx";
import { TakeDownDialog } from "../dialogs/take-down-dialog.tsx";
import { called } from "../state/called.tsx";
import { DeadLinks } from "./dead-links.tsx";
import { useFrame } from "./frame-context.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

const ChangelogDialog = called(() => import("../changelog/changelog-dialog.tsx"));
const PreviewLinksDialog = called(() => import("../publishing/preview-links-dialog.tsx"));
const ScheduleDialog = called(() => import("../publishing/schedule-dialog.tsx"));
const DevicesDialog = called(() => import("../devices/devices-dialog.tsx"));

/** The dialogs of the whole frame. Those that publishing, saving and leaving ask for know themselves whether they are open. */
export function FrameDialogs() {
  const { dialog, showDialog, preview, openPreview } = useFrame();
  const onDialogClosed = useCallback(() => showDialog(null), [showDialog]);
  const onPreviewClosed = useCallback(() => openPreview(null), [openPreview]);
  return (
    <>
      <PublishDialog />
      <PublishAllDialog />
      <RevertDialog />
      <TakeDownDialog />
      <ConflictDialog />
      <GonePageDialog />
      <SignInDialog />
      <LeaveDialog />
      <DeadLinks />
      {preview && (
        <DevicesDialog
          device={preview}
          onDevice={openPreview}
          onClosed={onPreviewClosed}
          onUnreachable={onPreviewClosed}
        />
      )}
      {dialog === "previewLinks" && <PreviewLinksDialog onUnreachable={onDialogClosed} />}
      {dialog === "schedule" && <ScheduleDialog onUnreachable={onDialogClosed} />}
      {(dialog === "changelog" || dialog === "news") && <ChangelogDialog onUnreachable={onDialogClosed} />}
    </>
  );
}
