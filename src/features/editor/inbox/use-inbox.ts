"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  mostAtOnce,
  mostInFile,
  type InboxAnswer,
  type InboxInput,
  type InboxList,
  type SortInput,
} from "~/features/forms/inbox/schema.ts";
import { useState } from "react";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import type { MessageKey } from "../messages.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { saveFile } from "~/lib/browser/save-file.ts";

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

  /** What becomes of answers that the server has not sorted yet; what it lists then takes its place. */
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([]);
  async function shownAs(change: UnderWay, work: () => Promise<unknown>): Promise<void> {
    setUnderWay((others) => [...others, change]);
    await work();
    setUnderWay((all) => all.filter((each) => each !== change));
  }

  const refresh = () => queries.invalidateQueries(trpc.inbox.pathFilter());
  const notDone = (error: unknown) => t("inbox.notDone", { message: messageOf(error, texts) });
  /** Tells in a toast how it goes; what was done can be taken back, into the list in which it lay. */
  async function tell(done: MessageKey, work: () => Promise<unknown>, undo?: () => void) {
    const id = toast.loading(t("inbox.working"));
    try {
      await work();
      toast.success(t(done), { id, ...(undo && { action: { label: t("inbox.undo"), onClick: undo } }) });
    } catch (error) {
      toast.error(notDone(error), { id });
    }
    await refresh();
  }
  const sort = (ids: Ids, as: SortInput["as"]) => inParts(ids, (part) => client.inbox.sort.mutate({ ids: part, as }));

  /** One file holds so many; the next one is offered. */
  const download = (before?: InboxInput["before"]): Promise<void> =>
    tell("inbox.made", async () => {
      const { next, ...file } = await client.inbox.file.query({ list, search, language, ...(before && { before }) });
      saveFile(file);
      if (!next) return;
      const more = { label: t("inbox.fileNext"), onClick: () => void download(next) };
      toast.info(t("inbox.fileFull", { count: mostInFile.toLocaleString(`${language}-CH`) }), {
        action: more,
        duration: Infinity,
      });
    });

  const leaving = (ids: Ids, ...told: Parameters<typeof tell>) => shownAs({ ids, isGone: true }, () => tell(...told));
  const goesBack = (ids: Ids, as: "open" | "done") => () =>
    void tell(as === "done" ? "inbox.isDone" : "inbox.isOpen", () => sort(ids, as));
  const marking = (ids: Ids, as: "read" | "unread", failed: (error: unknown) => void) =>
    shownAs({ ids, isRead: as === "read" }, () => sort(ids, as).then(refresh, failed));

  return {
    answers,
    /** As they are once what was pressed is done. */
    shown: afterwards(answers.data?.pages.flatMap((page) => page.answers) ?? [], underWay),
    /** Without a word: opening an answer is reading it. */
    setRead: (ids: Ids) => marking(ids, "read", () => undefined),
    setUnread: (ids: Ids) => marking(ids, "unread", (error) => toast.error(notDone(error))),
    setDone: (ids: Ids) => leaving(ids, "inbox.isDone", () => sort(ids, "done"), goesBack(ids, "open")),
    setSpam: (ids: Ids) =>
      leaving(ids, "inbox.isSpam", () => sort(ids, "spam"), goesBack(ids, list === "done" ? "done" : "open")),
    setOpen: (ids: Ids) => leaving(ids, "inbox.isOpen", () => sort(ids, "open")),
    remove: (ids: Ids) =>
      leaving(ids, ids.length === 1 ? "inbox.isRemoved" : "inbox.areRemoved", () =>
        inParts(ids, (part) => client.inbox.remove.mutate({ ids: part })),
      ),
    download,
  };
}

type Ids = readonly string[];

interface UnderWay {
  ids: Ids;
  /** They lie in another list, or in none. */
  isGone?: boolean;
  isRead?: boolean;
}

/** Answers once all that is under way is done, in the order in which it was pressed. */
function afterwards(answers: readonly InboxAnswer[], underWay: readonly UnderWay[]): InboxAnswer[] {
  return underWay.reduce<InboxAnswer[]>(
    (list, { ids, isGone = false, isRead }) =>
      list.flatMap((answer) => {
        if (!ids.includes(answer.id)) return [answer];
        return isGone ? [] : [{ ...answer, isRead: isRead ?? answer.isRead }];
      }),
    [...answers],
  );
}

/** One call after the other, each with as many as it takes. */
async function inParts(ids: Ids, call: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += mostAtOnce) await call(ids.slice(at, at + mostAtOnce));
}
export type InboxWork = ReturnType<typeof useInbox>;
