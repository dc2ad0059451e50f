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
import { withWords } from "../toasts/copy-words.ts";
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
interface Sent {
  text: string;
  isUnderWay: boolean;
  /** What really stands there in the end. */
  ending: Promise<string | undefined>;
}
/** By its place, what was sent last of a text, where that is under way or could not be saved. */
const newest = new Map<string, Sent>();

/**
 * Saves a text of an open position, or of the marketplace, and answers whether its input is done with it: it is saved, or
 * somebody else was faster, whose words show then. It shows at once; what could not be saved is told, with a way to try again.
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
      const at = [place.list, place.listingId, part, locale].join();
      const last = newest.get(at);
      // It is written over what the one before has really left there, also where the screen shows what did not arrive.
      const before = last && (last.isUnderWay || last.text === was) ? last.ending : null;
      const send = async () => {
        const over = (await before) ?? was;
        const input = { ...named, locale, part, text: content && text, json };
        await client.listing.saveText.mutate({ ...input, was: was === undefined ? was : over });
      };
      const sending = send();
      const ending = sending.then(
        () => text,
        async () => (await before) ?? was,
      );
      const sent = { text, isUnderWay: true, ending };
      newest.set(at, sent);
      void ending.then(() => void (sent.isUnderWay = false));
      try {
        await together(
          () => sending,
          () => queryClient.invalidateQueries(trpc.listing.pathFilter()),
        );
        if (newest.get(at) === sent) newest.delete(at);
        toast.dismiss(`entry-${at}`); // an earlier text is not to be tried again
        return true;
      } catch (error) {
        const over = await ending;
        const again = { label: t("save.retry"), onClick: () => void save(place, { locale, text, json, was: over }) };
        const refusal = refusalOf(error);
        // What somebody else was faster with cannot be tried again: the words can be taken along.
        const options = refusal
          ? withWords(text, { id: `refused-entry-${at}`, t })
          : { id: `entry-${at}`, action: again, duration: Infinity };
        toast.error(t("translations.entryNotSaved", { message: messageOf(error, texts) }), options);
        return refusal === "record-changed";
      }
    },
    [t, texts, defaultLocale, trpc, client, queryClient],
  );
}
