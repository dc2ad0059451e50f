"use client";

import { useEffect } from "react";
import { toast } from "../toasts/toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { browserStorage } from "../state/pending-storage.ts";
import { claimTab } from "../state/tab-id.ts";
import type { SiteSession } from "./site-session-contract.ts";

/**
 * Keeps what is not saved of the site on this device, takes up what an earlier tab left, warns before it is left behind,
 * and tries again when the network is back.
 */
export function useKeptOnDevice(session: SiteSession): void {
  const { siteId, user, t } = useEditorActions();
  useEffect(() => {
    let isGone = false;
    void claimTab().then((tab) => {
      if (isGone) return;
      const storage = browserStorage({ storage: () => localStorage, userId: user.id, documentId: siteId, ...tab });
      const count = session.start(storage);
      if (count > 0) toast.info(t("save.restored", { count }), { id: "restored-site" });
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (session.getState().isSaving) event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    window.addEventListener("online", session.retry);
    return () => {
      isGone = true;
      window.removeEventListener("beforeunload", onBeforeUnload);
      window.removeEventListener("online", session.retry);
      session.stop();
    };
  }, [session, siteId, user.id, t]);
}
