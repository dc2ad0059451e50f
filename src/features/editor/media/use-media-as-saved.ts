import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Patch } from "~/features/document/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import type { SiteSession } from "../site/site-session-contract.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { mediaAfter } from "./media-after.ts";

/**
 * Shows on the page under edit what is said of its media once that is saved, taken back or brought again. While
 * something newer is on its way, that stays on screen.
 */
export function useMediaAsSaved(session: SiteSession): void {
  const { getState, addMedia } = useEditorActions();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useEffect(() => {
    let waiting: Patch[] = [];
    return session.onSaved((patches) => {
      waiting.push(...patches.filter(({ path }) => path[0] === "media"));
      if (waiting.length === 0 || session.getState().isSaving) return;
      for (const medium of mediaAfter(getState().media, waiting)) addMedia(medium);
      waiting = [];
      void queryClient.invalidateQueries(trpc.media.list.queryFilter());
    });
  }, [session, getState, addMedia, trpc, queryClient]);
}
