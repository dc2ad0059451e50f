"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { rememberTold } from "./told.ts";

/**
 * The entries that the open dialog shows; closing it counts them as seen, and ends the telling for this session. Who
 * writes them gets those of every language and of coming days among all of them.
 */
export function useChangelog() {
  const { editorLocale: language, user } = useEditorActions();
  const { dialog, showDialog } = useFrame();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const isNews = dialog === "news";
  const isAuthor = user.isAdmin && !isNews;
  const list = useQuery({
    ...trpc.changelog.list.queryOptions(isAuthor ? { showAll: true } : { language, showAll: !isNews }),
    placeholderData: keepPreviousData,
  });

  function close(): void {
    showDialog(null);
    rememberTold();
    const dates = list.data?.data.map(({ date }) => date) ?? [];
    if (dates.length === 0) return;
    client.changelog.seen.mutate({ dates }).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the next session tells it again: nothing for the person to do
      console.warn("What was seen of the changelog could not be saved", error);
    });
  }

  return { list, isNews, isAuthor, showAll: () => showDialog("changelog"), close };
}

export type ChangelogQuery = ReturnType<typeof useChangelog>["list"];
