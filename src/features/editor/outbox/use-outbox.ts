"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OutboxInput } from "~/features/mail/outbox/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { saveFile } from "~/lib/browser/save-file.ts";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** The site's mails, as far as they have been asked for, and what can be done with them. */
export function useOutbox() {
  const { t, texts, user } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const mails = useInfiniteQuery({
    queryKey: trpc.outbox.list.queryKey(),
    enabled: user.isAdmin, // the panel's address can be known to others
    queryFn: ({ pageParam: before, signal }) => client.outbox.list.query(before ? { before } : {}, { signal }),
    initialPageParam: null as OutboxInput["before"] | null,
    getNextPageParam: ({ next }) => next,
  });
  const told = async (error: unknown) => void toast.error(t("outbox.notDone", { message: messageOf(error, texts) }));

  return {
    mails,
    /** Asked for again just now: whether they can be, the server says once it has heard of it. */
    areAsked: asked,
    /** Asks once more for a mail that was given up. */
    sendAgain: async (mailId: string) => {
      setAsked((others) => new Set([...others, mailId]));
      try {
        await client.outbox.again.mutate({ mailId });
        toast.success(t("outbox.goesAgain"));
      } catch (error) {
        await told(error);
      }
      await queries.invalidateQueries(trpc.outbox.pathFilter());
      setAsked((all) => new Set([...all].filter((id) => id !== mailId)));
    },
    download: async (mailId: string) => {
      try {
        const { name, file } = await client.outbox.read.query({ mailId });
        saveFile({ name, text: file, type: "message/rfc822" });
      } catch (error) {
        await told(error);
      }
    },
  };
}
export type OutboxWork = ReturnType<typeof useOutbox>;
