"use client";

import { useEffect } from "react";
import { toast } from "../toasts/toast.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { browserStorage, forgetOthers } from "../state/pending-storage.ts";
import { claimTab } from "../state/tab-id.ts";
import type { SiteSession } from "./site-session-contract.ts";

/**
 * Keeps what is not saved of the site on this device, takes up what an earlier tab left, warns before it is left behind,
 * and tries again when the network is back. What waits for pages that are deleted for good is let go of.
 */
export function useKeptOnDevice(session: SiteSession): void {
  const { siteId, user, t } = useEditorActions();
  useEffect(() => {
    let isGone = false;
    let stopWaiting = () => {};
    void claimTab().then((tab) => {
      if (isGone) return;
      const storage = browserStorage({ storage: () => localStorage, userId: user.id, documentId: siteId, ...tab });
      const count = session.start(storage);
      if (count > 0) toast.info(t("save.restored", { count }), { id: "restored-site" });
      stopWaiting = whenLoaded(session, ({ pages, trash }) => {
        const known = new Set([siteId, ...Object.keys(pages), ...Object.keys(trash)]);
        forgetOthers(known, { storage: () => localStorage, userId: user.id, isAlive: tab.isAlive });
      });
    });
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (session.getState().isSaving) event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    window.addEventListener("online", session.retry);
    return () => {
      isGone = true;
      stopWaiting();
      window.removeEventListener("beforeunload", onBeforeUnload);
      window.removeEventListener("online", session.retry);
      session.stop();
    };
  }, [session, siteId, user.id, t]);
}

/** Calls once with the site's document, as soon as it has been loaded. */
function whenLoaded(session: SiteSession, then: (document: SiteDocument) => void): () => void {
  const look = () => {
    const { document } = session.getState();
    if (!document) return;
    stop();
    then(document);
  };
  const stop = session.subscribe(look);
  look();
  return stop;
}
