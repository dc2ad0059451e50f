let keepPlace: (() => void) | null = null;

/** So long a panel waits for the code that keeps the page in place, in milliseconds. */
const patience = 400;

/** The code for it comes with the first panel, or once the page stands. */
export async function bringPlaceKeeper(): Promise<void> {
  ({ keepPlace } = await import("./kept-place.ts"));
}

/**
 * Opens or closes what stands beside the page, and keeps the page where it is read (`kept-place.ts`), in the first
 * second of a page, too. What does not come in time keeps nobody from a panel.
 */
export function keepingPlace(change: () => void): void {
  if (keepPlace) {
    keepPlace();
    return change();
  }
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([bringPlaceKeeper().catch(() => undefined), late]).then(() => {
    keepPlace?.();
    change();
  });
}
