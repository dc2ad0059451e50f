"use client";

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** Changed since the last publish, counted by the server, and the groups in which. */
export interface PublicationCounts {
  fields: number;
  groups: number;
  pages: number;
  changed: string[];
}

/** What a publish would change. Asked anew whenever all changes so far have been confirmed; null before the first answer. */
export function usePublicationCounts(): PublicationCounts | null {
  const { pageId } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const revision = useEditorPart((state) => state.revision);
  const hasUnsaved = useEditorPart((state) => state.unsavedCount > 0);
  const { data } = useQuery(
    countsQuery({
      queryKey: [...trpc.page.status.publication.queryKey({ id: pageId }), revision],
      hasUnsaved,
      ask: (signal) => client.page.status.publication.query({ id: pageId }, { signal }),
    }),
  );
  return data ?? null;
}

/**
 * Asks for the counts of a revision unless it is one on the way, while more is being saved: then there is something to
 * publish anyway. Until the answer is there the last one stands.
 */
export function countsQuery(page: {
  queryKey: readonly unknown[];
  hasUnsaved: boolean;
  ask: (signal: AbortSignal) => Promise<PublicationCounts | null>;
}) {
  const { queryKey, hasUnsaved, ask } = page;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    enabled: !hasUnsaved,
    placeholderData: keepPreviousData,
  });
}
