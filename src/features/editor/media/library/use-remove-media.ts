import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import { mediumPlaceSchema, type MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import type { MediaListItem } from "~/features/media/schema.ts";
import { orGone } from "~/trpc/or-gone.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { useShowSaid } from "../use-show-said.ts";

/** A medium that was not deleted, because all this uses it. */
export interface UsedMedium {
  item: MediaListItem;
  places: MediumPlaceOfUse[];
}

/** Deletes what nothing uses, and what is known to be in use; answers with what is in use, and whether all are gone. */
export function useRemoveMedia() {
  const { t, texts, refresh: refreshPage } = useEditorActions();
  const { showTruth: refresh } = useShowSaid();
  const client = useTRPCClient();
  return async (
    items: readonly MediaListItem[],
    isKnownAsUsed: (item: MediaListItem) => boolean,
  ): Promise<{ used: UsedMedium[]; areGone: boolean }> => {
    const used: UsedMedium[] = [];
    let [done, failure] = [0, null as unknown];
    const id = toast.loading(t("library.deleting"));
    for (const item of items) {
      try {
        await orGone(client.media.delete.mutate({ mediaId: item.id, evenIfUsed: isKnownAsUsed(item) }));
        done += 1;
      } catch (error) {
        if (refusalOf(error) === "media-in-use") used.push({ item, places: placesIn(error) });
        else failure = error;
      }
    }
    if (failure) toast.error(t("library.deleteFailed", { message: messageOf(failure, texts) }), { id });
    else if (done > 0) toast.success(t("library.deleted", { count: done }), { id });
    else toast.dismiss(id);
    await refresh();
    if (done > 0 && items.some(isKnownAsUsed)) void refreshPage().catch(() => undefined); // the page may have shown it
    return { used, areGone: used.length === 0 && failure === null };
  };
}

const placesSchema = z.object({ details: z.object({ places: z.array(mediumPlaceSchema) }) });

function placesIn(error: unknown): MediumPlaceOfUse[] {
  const data = error instanceof TRPCClientError ? placesSchema.safeParse(error.data).data : undefined;
  return data?.details.places ?? [];
}
