import { toast } from "../toasts/toast.ts";
import type { SiteSession } from "./site-session-contract.ts";

/** The offers that are shown, by their toasts: how each stops watching its step. */
const shown = new Map<string, () => void>();

/** What is told in this toast's place from now on does not go with the step that was offered there. */
export const forgetOffer = (id: string): void => shown.get(id)?.();

/**
 * Tells of a saved step on the site, with the way back for as long as there is one: once the step is taken back by other
 * means, the toast goes. Toasts of one `id` take each other's place.
 */
export function offerUndo(
  session: Pick<SiteSession, "isStep" | "takeBack" | "subscribe">,
  { opId, id = opId, told, label }: { opId: string; id?: string | undefined; told: string; label: string },
): void {
  forgetOffer(id);
  if (!session.isStep(opId)) return toast.dismiss(id);
  toast.success(told, { id, action: { label, onClick: () => void session.takeBack("undo", opId) } });
  const unsubscribe = session.subscribe(() => {
    if (session.isStep(opId)) return;
    stop();
    toast.dismiss(id);
  });
  const stop = () => {
    unsubscribe();
    shown.delete(id);
  };
  shown.set(id, stop);
}
