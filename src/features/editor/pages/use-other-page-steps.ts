import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { v4 } from "uuid";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { isRefusal, messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { createOtherPageSteps, type StepTimes } from "./other-page-steps.ts";
import { nameOf } from "./page-lists.ts";
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
      try {
        const taken = await steps.take(
          from,
          async ({ pageId, opId: wanted, revision: baseRevision }) => {
            const operation = { opId: v4(), command: "history.undo", input: { opIds: [wanted] } };
            const { revision } = await client.page.edit.mutate({ pageId, baseRevision, operation });
            return { pageId, opId: operation.opId, revision };
          },
          opId,
        );
        if (!taken) return;
        const pages = queryClient.getQueryData(trpc.page.list.queryKey({ includeDrafts: true })) ?? [];
        const page = pages.find(({ id }) => id === taken.pageId);
        const name = page ? nameOf(page, getState().locale) : "";
        toast.success(t(from === "undo" ? "pages.takenBack" : "pages.doneAgain", { name }), { id: "otherPage" });
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
