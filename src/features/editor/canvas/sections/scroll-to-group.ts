import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { elementOf } from "../items.ts";

/** How long a new section is waited for before scrolling is given up. */
const watchTime = 30_000;

/** How long a smooth scrolling takes at most, in milliseconds. */
const scrollTime = 1_500;
let scrolling: (() => unknown) | null = null;

/** Scrolls on to the group that is being scrolled to, where something else has scrolled meanwhile, which ends that. */
export function scrollOn(): void {
  scrolling?.();
}

/** Scrolls to a group as soon as it is drawn, then calls `onArrived`; gives up after 30 seconds. */
export function scrollToGroup({ groupId, isCard }: { groupId: string; isCard: boolean }, onArrived: () => void): void {
  const deadline = performance.now() + watchTime;
  const look = () => {
    const element = elementOf({ groupId, fieldName: null });
    if (element) {
      const behavior = prefersCalm() ? "auto" : "smooth";
      const go = () => element.isConnected && element.scrollIntoView({ behavior, block: isCard ? "nearest" : "start" });
      scrolling = go;
      go();
      setTimeout(() => void (scrolling = scrolling === go ? null : scrolling), scrollTime);
      onArrived();
    } else if (performance.now() < deadline) requestAnimationFrame(look);
  };
  queueMicrotask(look); // it may be drawn already
}
