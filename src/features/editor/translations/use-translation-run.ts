import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { useTranslationService } from "./use-translation-service.ts";

/** How often it is asked how far the site is, in milliseconds. */
const pollMs = 2_000;
const toastId = "translate.run";

/**
 * The site's translation in the background: how far it is or how it ended, and the ways to begin, stop and clear it away.
 * It goes on when the panel or the browser is closed. One press is one step: while it is busy, more do nothing. `onEnded`
 * is told when one has ended that was seen running.
 */
export function useTranslationRun(onEnded: () => void) {
  const { t, texts } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const isReady = useTranslationService();
  const { data: run = null } = useQuery(
    trpc.translate.run.queryOptions(undefined, {
      refetchInterval: ({ state }) => (state.data?.state === "running" ? pollMs : false),
    }),
  );
  const isRunning = run?.state === "running";
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnded();
    wasRunning.current = isRunning;
  }, [isRunning, onEnded]);

  const [isBusy, setIsBusy] = useState(false);
  const told = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(t("translate.failed", { message: messageOf(error, texts) }), { id: toastId });
    }
    await queryClient.invalidateQueries(trpc.translate.run.queryFilter());
    setIsBusy(false);
  };
  const start = (to: Locale) =>
    told(async () => {
      if (await isReady(toastId)) await client.translate.start.mutate({ to });
    });
  const end = () => told(() => client.translate.end.mutate());
  return { run, isBusy, start, end };
}
