import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Patch } from "~/features/document/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { SiteSession } from "../site/site-session-contract.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { mediaAfter } from "./media-after.ts";
import { mediaCache } from "./media-cache.ts";

/**
 * Shows on the page under edit what is said of its media once that is taken back, brought again, or saved for an earlier
 * tab; also what was said here, where a draft from before that has come meanwhile, or comes yet. While something newer is
 * on its way, that stays on screen, and so does a point that is being moved.
 */
export function useMediaAsSaved(session: SiteSession): void {
  const { getState, addMedia } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  useEffect(() => {
    const { follow } = mediaCache({
      queries,
      all: trpc.media.pathKey(),
      lists: trpc.media.list.pathKey(),
      one: (id) => trpc.media.get.queryKey({ id }),
      summary: trpc.media.summary.pathKey(),
      read: (id) => client.media.get.query({ id }),
    });
    let waiting: Patch[] = [];
    let isNews = false;
    return session.onSaved((patches, isFollowed) => {
      const own = patches.filter(({ path }) => path[0] === "media");
      waiting.push(...own);
      isNews ||= own.length > 0 && !isFollowed;
      if (waiting.length === 0 || session.getState().isSaving) return;
      for (const medium of mediaAfter(getState().media, waiting, isNews)) addMedia(medium);
      const ids = new Set(waiting.flatMap(({ path: [, id] }) => id ?? []));
      waiting = [];
      isNews = false;
      void follow(ids);
    });
  }, [session, getState, addMedia, trpc, client, queries]);
}
