"use client";

import { useState } from "react";
import type { Action } from "sonner";
import { toast } from "../toasts/toast.ts";
import type { MessageKey } from "../messages.ts";
import { offerUndo } from "../site/offer-undo.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { messageOf } from "./message-of.ts";

/**
 * How a call went: well, perhaps with something to do next, or with the step on the site that `undo` names and that can be
 * taken back, or not yet for a reason that is told in words.
 */
export type Outcome = { action?: Action } | { undo: string } | { notYet: string };

/** The texts of a call: while it runs, when it went well, and when it failed (`{message}` says why). */
interface Texts {
  loading: MessageKey;
  success: MessageKey;
  failed: MessageKey<"message">;
}

/** Runs a call to the server and tells how it goes in one toast: running, done, or failed and why. */
export function useCallWithToast({ loading, success, failed }: Texts) {
  const { t, texts } = useEditorActions();
  const site = useSiteSession();
  const [isBusy, setIsBusy] = useState(false);

  /** Whether it went well. */
  async function run(work: () => Promise<Outcome>): Promise<boolean> {
    setIsBusy(true);
    const id = toast.loading(t(loading));
    try {
      const outcome = await work();
      if ("notYet" in outcome) toast.error(outcome.notYet, { id });
      else if ("undo" in outcome)
        offerUndo(site, { opId: outcome.undo, id, told: t(success), label: t("toolbar.undo") });
      else toast.success(t(success), { id, action: outcome.action });
      return !("notYet" in outcome);
    } catch (error) {
      toast.error(t(failed, { message: messageOf(error, texts) }), { id });
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
