"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Problem } from "~/features/account/account-client.ts";
import { SendingFailed, sendInPieces } from "~/lib/browser/send-in-pieces.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { ShownImport } from "../import-run/schema.ts";

const pollMs = 2_000;

/**
 * A person's import of a whole site: what the server says of it, asked for again while it is read, and the file on its way from
 * this page. Everything but the file itself is kept by the server, so that any page goes on where another one was closed.
 */
export function useSiteImport() {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const query = trpc.transfer.import.queryOptions();
  const { data, isError } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.import?.state === "running" ? pollMs : false),
  });
  const sending = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState<number | null>(null);

  const show = (shown: ShownImport | null) => queryClient.setQueryData(query.queryKey, { import: shown });
  const look = () => queryClient.invalidateQueries(trpc.transfer.import.queryFilter());

  /** Sends what is missing of the file; null once it is there as a whole. */
  async function send(file: File, ticket: ShownImport): Promise<Problem | "ended" | null> {
    const { signal } = (sending.current = new AbortController());
    setPercent(ticket.percent);
    try {
      await sendInPieces(file, ticket, { signal, onProgress: setPercent });
      return null;
    } catch (error) {
      if (signal.aborted) return "ended";
      return error instanceof SendingFailed && error.status === null ? "offline" : "failed";
    } finally {
      setPercent(null);
      await look();
    }
  }

  async function open(file: File, host: string, roomGb: number): Promise<ShownImport> {
    const wanted = { host, filename: file.name, size: file.size, roomGb };
    const opened = await client.transfer.openImport.mutate(wanted);
    show(opened);
    return opened;
  }

  async function start(id: string): Promise<void> {
    show(await client.transfer.startImport.mutate({ id }));
  }

  async function end(id: string): Promise<void> {
    sending.current?.abort();
    try {
      await client.transfer.endImport.mutate({ id });
    } finally {
      await look();
    }
  }

  return { shown: data?.import, isError, percent, open, send, start, end };
}
