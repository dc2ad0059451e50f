"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** What there is to say about the reviews of a place: when they were last read, what has gone wrong since. */
export function usePlaceReviews(placeId: string): string[] {
  const { t } = useEditorActions();
  const when = useMoments();
  const trpc = useTRPC();
  const { data } = useQuery(trpc.feed.places.queryOptions(undefined, { staleTime: 0 }));
  if (placeId === "") return [t("directory.reviews.about")];
  if (!data) return [];
  if (!data.isConfigured) return [t("directory.reviews.notConfigured")];
  const place = data.places.find((each) => each.placeId === placeId);
  const { fetchedAt = null, failure = null } = place ?? {};
  return [
    ...(fetchedAt ? [t("directory.reviews.fetched", { when: when(fetchedAt) })] : []),
    ...(failure
      ? [t("directory.reviews.failed", { when: when(failure.at), why: t(`directory.reviews.why.${failure.trouble}`) })]
      : []),
    ...(fetchedAt && failure ? [t("directory.reviews.stay")] : []),
    ...(fetchedAt || failure ? [] : [t("directory.reviews.coming")]),
  ];
}
