import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { partAt, type EntryPlace } from "~/features/listings/domain/entry-place.ts";
import { withEntryText } from "~/features/listings/domain/word-marks.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
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

/** Texts on their way to the server: until the last one is answered, what it has stored would not know of all. */
let underWay = 0;

/** Saves a text of an open position, or of the marketplace. It shows at once; what could not be saved is told, with a way to try again. */
export function useSaveEntryText() {
  const { t, texts, defaultLocale } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  return useCallback(
    async function save(place: EntryPlace, { locale, text, json = null, was }: Written): Promise<void> {
      const named = { list: place.list, id: place.listingId };
      const part = partAt(place);
      const content = text.trim() === "" ? null : { text, json };
      const words = trpc.listing.words.queryOptions(named);
      await queryClient.cancelQueries(words);
      queryClient.setQueryData(
        words.queryKey,
        (entry) => entry && withEntryText(entry, { locale, part, content, by: "human" }, defaultLocale),
      );
      underWay += 1;
      try {
        await client.listing.saveText.mutate({ ...named, locale, part, text: content && text, json, was });
      } catch (error) {
        const again = { label: t("save.retry"), onClick: () => void save(place, { locale, text, json }) };
        const offer = refusalOf(error) === null ? { action: again, duration: Infinity } : {};
        toast.error(t("translations.entryNotSaved", { message: messageOf(error, texts) }), offer);
      } finally {
        underWay -= 1;
      }
      if (underWay === 0) await queryClient.invalidateQueries(trpc.listing.pathFilter());
    },
    [t, texts, defaultLocale, trpc, client, queryClient],
  );
}
