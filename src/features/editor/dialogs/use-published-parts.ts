import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { changedParts, type ChangedParts } from "~/features/page/domain/history/changed-parts.ts";
import { withHomeOf } from "~/features/page/domain/publication-status.ts";
import { publishedForm } from "~/features/page/domain/publishing.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** What a publish changes of a page that visitors see already. */
export interface PublishedParts extends ChangedParts {
  before: PageDocument;
  after: PageDocument;
  media: Record<"before" | "after", Readonly<Record<string, MediaRef>>>;
}

/**
 * What a publish would change, by parts; null while nobody looks, until it is known, and of a page that is new to visitors.
 * After a failure `refetch` asks once more.
 */
export function usePublishedParts(isLooking: boolean) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const { pageId, locales } = useEditorActions();
  const draft = useEditorPart((state) => (isLooking ? state.document : null));
  const number = useEditorPart((state) => state.publishedNumber);
  const media = useEditorPart((state) => state.media);
  const isAsked = isLooking && number !== null;
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [...trpc.page.history.version.queryKey({ pageId }), number], // another one after each publish
    queryFn: ({ signal }) => client.page.history.version.query({ pageId }, { signal }),
    enabled: isAsked,
  });
  const parts = useMemo((): PublishedParts | null => {
    if (!data || !draft) return null;
    const after = publishedForm(draft);
    const before = withHomeOf(data.document, after);
    return { before, after, media: { before: data.media, after: media }, ...changedParts(before, after, locales) };
  }, [data, draft, media, locales]);
  return { parts, isLoading: isAsked && isPending, isError, refetch };
}
