"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { InboxInput, InboxList, SortInput } from "~/features/forms/inbox/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import type { MessageKey } from "../messages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { saveFile } from "../controls/save-file.ts";

/** The answers of a list, as far as they have been asked for, and what can be done with them. */
export function useInbox(list: InboxList, search: string) {
  const { t, texts, editorLocale: language } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const answers = useInfiniteQuery({
    queryKey: [...trpc.inbox.list.queryKey(), list, search, language],
    queryFn: ({ pageParam: before, signal }) =>
      client.inbox.list.query({ list, search, language, ...(before && { before }) }, { signal }),
    initialPageParam: null as InboxInput["before"] | null,
    getNextPageParam: ({ next }) => next,
    // While one types, what was found before; never what lies in another list.
    placeholderData: (before, query) => (query?.queryKey.at(-3) === list ? before : undefined),
  });

  const refresh = () => queries.invalidateQueries(trpc.inbox.pathFilter());
  /** Tells in a toast how it goes; what was done can be taken back by `undo`. */
  async function tell(done: MessageKey, work: () => Promise<unknown>, undo?: () => Promise<unknown>) {
    const id = toast.loading(t("inbox.working"));
    try {
      await work();
      const takeBack = undo && {
        label: t("inbox.undo"),
        onClick: () => void tell("inbox.isOpen", undo),
      };
      toast.success(t(done), { id, ...(takeBack && { action: takeBack }) });
    } catch (error) {
      toast.error(t("inbox.notDone", { message: messageOf(error, texts) }), { id });
    }
    await refresh();
  }
  const sort = (id: string, as: SortInput["as"]) => client.inbox.sort.mutate({ ids: [id], as });

  return {
    answers,
    /** Without a word: opening an answer is reading it. */
    setRead: (id: string) => sort(id, "read").then(refresh, () => undefined),
    setUnread: (id: string) => sort(id, "unread").then(refresh, () => undefined),
    setDone: (id: string) =>
      tell(
        "inbox.isDone",
        () => sort(id, "done"),
        () => sort(id, "open"),
      ),
    setSpam: (id: string) =>
      tell(
        "inbox.isSpam",
        () => sort(id, "spam"),
        () => sort(id, list === "done" ? "done" : "open"),
      ),
    setOpen: (id: string) => tell("inbox.isOpen", () => sort(id, "open")),
    remove: (id: string) => tell("inbox.isRemoved", () => client.inbox.remove.mutate({ ids: [id] })),
    download: () => tell("inbox.made", async () => saveFile(await client.inbox.file.query({ list, language }))),
  };
}
export type InboxWork = ReturnType<typeof useInbox>;
