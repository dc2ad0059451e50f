import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Patch } from "~/features/document/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import type { SiteSession } from "../site/site-session-contract.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { mediaAfter } from "./media-after.ts";
import { refetchMedia } from "./refetch-media.ts";

/**
 * Shows on the page under edit what is said of its media once that is taken back, brought again, or saved for an earlier
 * tab. While something newer is on its way, that stays on screen, and so does a point that is being moved.
 */
export function useMediaAsSaved(session: SiteSession): void {
  const { getState, addMedia } = useEditorActions();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useEffect(() => {
    let waiting: Patch[] = [];
    let isNews = false;
    return session.onSaved((patches, isFollowed) => {
      const own = patches.filter(({ path }) => path[0] === "media");
      waiting.push(...own);
      isNews ||= own.length > 0 && !isFollowed;
      if (waiting.length === 0 || session.getState().isSaving) return;
      if (isNews) for (const medium of mediaAfter(getState().media, waiting)) addMedia(medium);
      waiting = [];
      isNews = false;
      void refetchMedia(queryClient, trpc.media.pathFilter());
    });
  }, [session, getState, addMedia, trpc, queryClient]);
}
