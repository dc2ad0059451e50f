import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { textAt } from "~/features/page/domain/groups.ts";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** Most texts that are asked about together. */
const mostTexts = 500;

/** What the source said when stale texts were translated, by their keys; those of which nobody knows are left out. */
export function useFormerWords(pairs: readonly TextPair[], locale: Locale): ReadonlyMap<string, string> {
  const { pageId } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const document = useEditorPart((state) => state.document);
  const stale = pairs.flatMap(({ key, place, state }) => {
    if (place.type !== "field" || state !== "stale") return [];
    const { groupId, fieldName } = place;
    const sourceHash = textAt(document, { groupId, fieldName, locale })?.sourceHash;
    return sourceHash ? [{ key, groupId, fieldName, sourceHash }] : [];
  });
  const texts = stale.slice(0, mostTexts).map(({ key: _, ...text }) => text);
  const former = useQuery({
    queryKey: [...trpc.translate.former.mutationKey(), pageId, texts],
    queryFn: () => client.translate.former.mutate({ pageId, texts }),
    enabled: texts.length > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const words = former.data?.words ?? {};
  return new Map([
    ...stale.flatMap(({ key, sourceHash }) => {
      const said = words[sourceHash];
      return said === undefined ? [] : [[key, said] as const];
    }),
    ...pairs.flatMap(({ key, madeFrom }) => (madeFrom === undefined ? [] : [[key, madeFrom] as const])),
  ]);
}
