import { useQuery } from "@tanstack/react-query";
import { textAt } from "~/features/page/domain/groups.ts";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** What the source said when a stale text was translated; undefined while nobody knows. */
export function useFormerWords({ place, state, madeFrom }: TextPair, locale: Locale): string | undefined {
  const { pageId } = useEditorActions();
  const trpc = useTRPC();
  const isAsked = place.type === "field" && state === "stale";
  const { groupId, fieldName } = place.type === "field" ? place : { groupId: "", fieldName: "" };
  const sourceHash = useEditorPart(({ document }) =>
    isAsked ? (textAt(document, { groupId, fieldName, locale })?.sourceHash ?? "") : "",
  );
  const former = useQuery(
    trpc.translate.former.queryOptions(
      { pageId, groupId, fieldName, sourceHash },
      { enabled: isAsked && sourceHash !== "", staleTime: Infinity },
    ),
  );
  return madeFrom ?? former.data?.words ?? undefined;
}
