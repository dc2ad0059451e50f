"use client";

import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { GonePageDialog } from "../dialogs/gone-page-dialog.tsx";
import { PublishAllDialog } from "../dialogs/publish-all-dialog.tsx";
import { PublishDialog } from "../dialogs/publish-dialog.tsx";
import { RevertDialog } from "../dialogs/revert-dialog.tsx";
import { SignInDialog } from "../dialogs/sign-in-dialog.tsx";
import { TakeDownDialog } from "../dialogs/take-down-dialog.tsx";
import { DeadLinks } from "./dead-links.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";

/** The dialogs that publishing, saving and leaving ask for; each knows itself whether it is open. */
export function FrameDialogs() {
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
    </>
  );
}
