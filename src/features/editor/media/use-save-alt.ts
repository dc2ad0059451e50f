import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { toast } from "sonner";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";

type Alt = Partial<Record<Locale, string | null>>;

/** Saves what a picture shows in words, and shows it wherever the page under edit uses the picture. */
export function useSaveAlt(): (mediaId: string, alt: Alt) => Promise<void> {
  const { t, texts, addMedia } = useEditorActions();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useCallback(
    async (mediaId, alt) => {
      try {
        const { media } = await client.media.update.mutate({ media: { id: mediaId, alt } });
        addMedia(media);
        await queryClient.invalidateQueries(trpc.page.status.pathFilter()); // there may be something to publish now
      } catch (error) {
        toast.error(t("media.altFailed", { message: messageOf(error, texts) }));
      }
    },
    [client, trpc, queryClient, addMedia, t, texts],
  );
}
