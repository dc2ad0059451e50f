import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { partAt, type EntryPlace } from "~/features/listings/domain/entry-place.ts";
import { withEntryText } from "~/features/listings/domain/word-marks.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { afterTheLast } from "~/lib/turns/after-the-last.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

interface Written {
  locale: Locale;
  text: string;
  /** Of a description. */
  json?: Json;
  /** What stood there before, without its format. */
  was?: string;
}

/** All texts of entries, whichever part they come from. */
const together = afterTheLast();

/**
 * Saves a text of an open position, or of the marketplace, and answers whether that went well. It shows at once; what could
 * not be saved is told, with a way to try again.
 */
export function useSaveEntryText() {
  const { t, texts, defaultLocale } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  return useCallback(
    async function save(place: EntryPlace, { locale, text, json = null, was }: Written): Promise<boolean> {
      const named = { list: place.list, id: place.listingId };
      const part = partAt(place);
      const content = text.trim() === "" ? null : { text, json };
      const words = trpc.listing.words.queryOptions(named);
      await queryClient.cancelQueries(words);
      queryClient.setQueryData(
        words.queryKey,
        (entry) => entry && withEntryText(entry, { locale, part, content, by: "human" }, defaultLocale),
      );
      const send = () => client.listing.saveText.mutate({ ...named, locale, part, text: content && text, json, was });
      try {
        await together(send, () => queryClient.invalidateQueries(trpc.listing.pathFilter()));
        return true;
      } catch (error) {
        const again = { label: t("save.retry"), onClick: () => void save(place, { locale, text, json }) };
        const offer = refusalOf(error) === null ? { action: again, duration: Infinity } : {};
        toast.error(t("translations.entryNotSaved", { message: messageOf(error, texts) }), offer);
        return false;
      }
    },
    [t, texts, defaultLocale, trpc, client, queryClient],
  );
}
