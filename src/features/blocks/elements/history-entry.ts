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
      const push = () => {
        if (isOpen() && !isCurrent()) history.pushState({ ...stateNow(), [name]: true }, "");
      };
      if (waiting) waiting.push(push);
      else push();
    },
    /** For what was closed in another way than by a step back. `then` is called once the page stands where that step led. */
    leave(then: () => void = () => {}): void {
      if (!isCurrent()) return;
      waiting = [() => requestAnimationFrame(then)]; // the browser scrolls after it has told the step
      // Before whoever else hears of that step: what waits for it is the entry that they look at.
      addEventListener("popstate", onLeft, { once: true, capture: true });
      history.back();
    },
  };
}

const stateNow = () => history.state as Record<string, unknown> | null;
/** What the browser's step back holds up, which comes later than it is asked for; null while there is none. */
let waiting: (() => void)[] | null = null;

function onLeft(): void {
  const held = waiting ?? [];
  waiting = null;
  for (const push of held) push();
}
