import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { isRefusal, messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { createOtherPageSteps, type OtherPageStep, type StepTimes } from "./other-page-steps.ts";
import { useRefreshPages } from "./use-refresh-pages.ts";

/** As long as the browser does not load the page anew, of which each one has steps of its own. */
const steps = createOtherPageSteps(isRefusal);
const none: StepTimes = { undoAt: null, redoAt: null };

/** What was done from here to pages that are not open, and how it is taken back. Where that is seen nowhere, a toast says it. */
export function useOtherPageSteps() {
  const { t, texts, getState } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const refresh = useRefreshPages();
  const { undoAt, redoAt } = useSyncExternalStore(steps.subscribe, steps.timesOf, () => none);

  const take = useCallback(
    async (from: "undo" | "redo", opId?: string): Promise<void> => {
      const takeBack = async (step: OtherPageStep) => {
        const { takeOtherPageStep } = await import("./take-other-page-step.ts");
        const pages = queryClient.getQueryData(trpc.page.list.queryKey({ includeDrafts: true }));
        return takeOtherPageStep(step, { from, client, pages, t, locale: getState().locale });
      };
      try {
        await steps.take(from, takeBack, opId);
      } catch (error) {
        toast.error(t("pages.saveFailed", { message: messageOf(error, texts) }));
      } finally {
        await refresh();
      }
    },
    [t, texts, getState, trpc, client, queryClient, refresh],
  );
  return useMemo(
    () => ({ undoAt, redoAt, timesOf: steps.timesOf, record: steps.record, take }),
    [undoAt, redoAt, take],
  );
}
