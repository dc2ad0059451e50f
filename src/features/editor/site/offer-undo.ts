import { toast } from "../toasts/toast.ts";
import type { SiteSession } from "./site-session-contract.ts";

type Id = string | number;

/** The offers that are shown, by their toasts: how each stops watching its step. */
const shown = new Map<Id, () => void>();

/** What is told in this toast's place from now on does not go with the step that was offered there. */
export const forgetOffer = (id: Id): void => shown.get(id)?.();

/**
 * Tells of a saved step on the site, or of the several ones of a call (the newest first), with the way back for as long as
 * there is one: once a step of it is taken back by other means, the toast goes. Toasts of one `id` take each other's place.
 */
export function offerUndo(
  session: Pick<SiteSession, "isStep" | "takeBack" | "subscribe">,
  { opId, id, told, label }: { opId: string | readonly string[]; id?: Id | undefined; told: string; label: string },
): void {
  const opIds = [opId].flat();
  const at = id ?? opIds.join();
  const isOffered = () => opIds.every((each) => session.isStep(each));
  const takeBack = async () => {
    for (const each of opIds) await session.takeBack("undo", each);
  };
  forgetOffer(at);
  if (!isOffered()) return void toast.dismiss(at);
  toast.success(told, { id: at, action: { label, onClick: () => void takeBack() } });
  const unsubscribe = session.subscribe(() => {
    if (isOffered()) return;
    stop();
    toast.dismiss(at);
  });
  const stop = () => {
    unsubscribe();
    shown.delete(at);
  };
  shown.set(at, stop);
}
