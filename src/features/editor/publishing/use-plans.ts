"use client";

import type { Schedule, ScheduledAction } from "~/features/page/schedule/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { refusalOf } from "../dialogs/message-of.ts";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSchedules } from "./use-schedules.ts";

const adding = { loading: "schedule.adding", success: "schedule.added", failed: "schedule.addFailed" } as const;
const moving = { loading: "schedule.moving", success: "schedule.moved", failed: "schedule.moveFailed" } as const;
const canceling = {
  loading: "schedule.canceling",
  success: "schedule.canceled",
  failed: "schedule.cancelFailed",
} as const;

type Plan = Pick<Schedule, "action" | "local">;

/**
 * Plans for the page, moves plans and takes them back; each is undone from its toast. Where one fails, the list is asked
 * anew: somebody else may have been there first, or the answer to the step before was lost.
 */
export function usePlans() {
  const { t, pageId } = useEditorActions();
  const client = useTRPCClient();
  const { refresh } = useSchedules();
  const additions = useCallWithToast(adding);
  const moves = useCallWithToast(moving);
  const cancellations = useCallWithToast(canceling);

  async function added(action: ScheduledAction, at: string): Promise<Outcome> {
    const plan = await client.page.schedule.add.mutate({ pageId, action, at });
    await refresh();
    return { action: { label: t("toolbar.undo"), onClick: () => cancel(plan) } };
  }
  async function moved({ id, local }: Schedule, at: string): Promise<Outcome> {
    const plan = await client.page.schedule.move.mutate({ id, at });
    await refresh();
    return { action: { label: t("toolbar.undo"), onClick: () => move(plan, local) } };
  }
  async function canceled({ id, refusal, action, local }: Schedule): Promise<Outcome> {
    await client.page.schedule.cancel.mutate({ id });
    await refresh();
    // What could not be carried out is only put away.
    return refusal === null ? { action: { label: t("toolbar.undo"), onClick: () => add({ action, local }) } } : {};
  }
  /** `onRefused` hears the code of a refusal, which the toast tells as well. */
  function add({ action, local }: Plan, onRefused?: (refusal: string) => void): void {
    void additions.run(() => added(action, local.slice(0, 16)).catch(failed(onRefused)));
  }
  /** To another local time, as "2026-12-24T08:00". */
  function move(schedule: Schedule, at: string, onRefused?: (refusal: string) => void): void {
    void moves.run(() => moved(schedule, at.slice(0, 16)).catch(failed(onRefused)));
  }
  function cancel(schedule: Schedule): void {
    void cancellations.run(() => canceled(schedule).catch(failed()));
  }
  /** Hands the code of a refusal on, and lets what went wrong go on to the toast. */
  function failed(onRefused?: (refusal: string) => void) {
    return (error: unknown): never => {
      void refresh();
      const refusal = refusalOf(error);
      if (refusal !== null) onRefused?.(refusal);
      throw error;
    };
  }
  return { isBusy: additions.isBusy || moves.isBusy || cancellations.isBusy, add, move, cancel };
}
