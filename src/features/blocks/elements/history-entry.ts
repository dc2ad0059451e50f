/**
 * What lies over a page as an entry of the browser's history, so that the phone's way back closes it and leaves no page.
 * A step back after which it is not `isCurrent` any more closes it.
 */
export function historyEntry(name: string) {
  const isCurrent = () => stateNow()?.[name] === true;
  return {
    isCurrent,
    /** For what has just opened, if it still `isOpen` when the browser has taken its last step. */
    enter(isOpen: () => boolean): void {
      void left.then(() => isOpen() && !isCurrent() && history.pushState({ ...stateNow(), [name]: true }, ""));
    },
    /** For what was closed in another way than by a step back. */
    leave(): void {
      if (!isCurrent()) return;
      // Before whoever hears of that step: an entry that waits for it is the one that they look at.
      left = new Promise((resolve) => addEventListener("popstate", resolve, { once: true, capture: true }));
      history.back();
    },
  };
}

const stateNow = () => history.state as Record<string, unknown> | null;
/** Once the browser has taken the last step back: it comes later than it is asked for. */
let left: Promise<unknown> = Promise.resolve();
