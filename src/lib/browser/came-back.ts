/**
 * Resolves when somebody comes back to this page and finds it as it was left: browsers keep a page with all that was
 * under way in it.
 */
export function cameBack(signal?: AbortSignal): Promise<void> {
  return new Promise((come) => {
    function onShown({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      removeEventListener("pageshow", onShown);
      come();
    }
    addEventListener("pageshow", onShown, signal && { signal });
  });
}
