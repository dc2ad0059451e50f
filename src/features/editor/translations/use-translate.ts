import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { countTaken, inOperations } from "~/features/page/commands/field-translate.ts";
import { isEntryPlace, partAt } from "~/features/listings/domain/entry-place.ts";
import { fitsPlace } from "~/features/site/translations/fits-place.ts";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import { mostTexts } from "~/features/translation/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useCommands } from "../canvas/use-commands.ts";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { usePairLabel } from "./use-pair-label.ts";
import { useSaveWords } from "./use-save-words.ts";
import { useTranslationService } from "./use-translation-service.ts";

interface Wanted {
  from: Locale;
  to: Locale;
  /** Somebody was asked whether words that a person wrote may be replaced. */
  mayReplace: boolean;
}

/** How long what was just typed may take to reach the server, which translates what it has, in milliseconds. */
const longestSave = 10_000;

/**
 * Translates texts of the page under edit, its pictures and the navigation by the site's service, as steps of this
 * person's own. One toast tells how far it is, and in the end what is translated and what is not. A part that fails
 * leaves those before it as they are.
 */
export function useTranslate() {
  const { t, texts, pageId, defaultLocale, flush, whenSaved, getState } = useEditorActions();
  const { run } = useCommands();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const labelOf = usePairLabel();
  const saveWords = useSaveWords();
  const isReady = useTranslationService();
  const [isBusy, setIsBusy] = useState(false);

  /** Answers how many were taken, and which were not done. */
  const translateFields = useCallback(
    async (pairs: readonly TextPair[], { from, to, mayReplace }: Wanted) => {
      const fields = pairs.flatMap(({ place }) =>
        place.type === "field" ? [{ groupId: place.groupId, fieldName: place.fieldName }] : [],
      );
      const answer = await client.translate.fields.mutate({ pageId, from, to, fields });
      for (const made of inOperations(answer.texts)) {
        run("field.translate", { locale: to, texts: made, mayReplace }, {});
      }
      const failed = new Set(answer.failed.map(({ groupId, fieldName }) => `${groupId}:${fieldName}`));
      return {
        taken: countTaken(getState().document, { locale: to, texts: answer.texts }),
        left: pairs.filter(({ key }) => failed.has(key)),
      };
    },
    [client, pageId, run, getState],
  );
  const translateWords = useCallback(
    async (pairs: readonly TextPair[], { from, to, mayReplace }: Wanted) => {
      const sources = pairs.map(({ source, beside }) => (beside?.text ?? source).trim());
      const answer = await client.translate.words.mutate({ from, to, texts: sources });
      const words = pairs.map(({ place, source }, index) => {
        const text = answer.texts[index] ?? "";
        return { place, source, text: fitsPlace(place, text) ? text : null };
      });
      const isTaken = saveWords(words, { to, mayReplace });
      return {
        taken: isTaken.filter(Boolean).length,
        left: pairs.filter((_, index) => words[index]?.text === null),
      };
    },
    [client, saveWords],
  );

  const translateEntries = useCallback(
    async (pairs: readonly TextPair[], { from, to, mayReplace }: Wanted) => {
      const places = pairs.flatMap(({ place }) => (isEntryPlace(place) ? [place] : []));
      const [first] = places;
      if (!first) return { taken: 0, left: [] };
      const { list, listingId: id } = first;
      const wanted = { list, id, from, to, parts: places.map(partAt), replace: mayReplace };
      const { done, failed } = await client.translate.entry.mutate(wanted);
      await queryClient.invalidateQueries(trpc.listing.pathFilter());
      return { taken: done, left: pairs.filter(({ place }) => isEntryPlace(place) && failed.includes(partAt(place))) };
    },
    [client, queryClient, trpc],
  );

  const translate = useCallback(
    async (pairs: readonly TextPair[], { to, mayReplace = false }: { to: Locale; mayReplace?: boolean }) => {
      const workOn = ([pair]: readonly TextPair[]) => {
        if (pair && isEntryPlace(pair.place)) return translateEntries;
        return pair?.place.type === "field" ? translateFields : translateWords;
      };
      setIsBusy(true);
      const total = pairs.length;
      const id = toast.loading(t("translate.progress", { done: 0, total }));
      const left: TextPair[] = [];
      let done = 0;
      try {
        if (!(await isReady(id))) return;
        flush();
        await whenSaved(longestSave);
        for (const part of inParts(pairs)) {
          const from = part[0]?.beside?.locale ?? defaultLocale;
          const made = await workOn(part)(part, { from, to, mayReplace });
          left.push(...made.left);
          done += made.taken;
          toast.loading(t("translate.progress", { done, total }), { id });
        }
        const names = left.map(({ place }) => labelOf(place)).join(", ");
        if (left.length === 0) toast.success(t("translate.done", { count: done }), { id });
        else toast.warning(t("translate.partly", { count: done, names }), { id });
      } catch (error) {
        const message = messageOf(error, texts);
        const text =
          done > 0 ? t("translate.failedPartly", { message, done, total }) : t("translate.failed", { message });
        toast.error(text, { id });
      } finally {
        setIsBusy(false);
      }
    },
    [t, texts, defaultLocale, flush, whenSaved, labelOf, isReady, translateFields, translateWords, translateEntries],
  );
  return { translate, isBusy };
}

/** As many as one call may hold, texts of sections, of each entry and plain words each for themselves, by the language that they are in. */
function inParts(pairs: readonly TextPair[]): TextPair[][] {
  const kindOf = ({ place, beside }: TextPair) => {
    const kind = place.type === "field" ? "field" : "words";
    return `${isEntryPlace(place) ? place.listingId : kind} ${beside?.locale ?? ""}`;
  };
  const kinds = [...new Set(["field ", ...pairs.map(kindOf)])];
  return kinds
    .map((kind) => pairs.filter((pair) => kindOf(pair) === kind))
    .flatMap((kind) =>
      Array.from({ length: Math.ceil(kind.length / mostTexts) }, (_, index) =>
        kind.slice(index * mostTexts, (index + 1) * mostTexts),
      ),
    );
}
