import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { elementOf } from "../items.ts";

/** How long a new section is waited for before scrolling is given up. */
const watchTime = 30_000;

/** How long a smooth scrolling takes at most, in milliseconds. */
const scrollTime = 1_500;
/** Scrolls on to the group that is being scrolled to, where something else has scrolled meanwhile, which ends that. */
export let scrollOn = (): void => undefined;

/** Scrolls to a group as soon as it is drawn, then calls `onArrived`; gives up after 30 seconds. */
export function scrollToGroup({ groupId, isCard }: { groupId: string; isCard: boolean }, onArrived: () => void): void {
  const deadline = performance.now() + watchTime;
  const look = () => {
    const element = elementOf({ groupId, fieldName: null });
    if (element) {
      const go = (scrollOn = () =>
        element.scrollIntoView({ behavior: prefersCalm() ? "auto" : "smooth", block: isCard ? "nearest" : "start" }));
      go();
      setTimeout(() => (scrollOn = () => undefined), scrollTime);
      onArrived();
    } else if (performance.now() < deadline) requestAnimationFrame(look);
  };
  queueMicrotask(look); // it may be drawn already
}
