let keepPlace: (() => void) | undefined;

/** The code for it comes with the first panel, or once the page stands. */
export const bringPlaceKeeper = () =>
  import("./kept-place.ts").then(
    (code) => void ({ keepPlace } = code),
    () => undefined, // without a network the page may move
  );

/**
 * Opens or closes what stands beside the page, and keeps the page where it is read (`kept-place.ts`), in the first
 * second of a page, too. What does not come in time keeps nobody from a panel.
 */
export function keepingPlace(change: () => void): void {
  const go = () => {
    keepPlace?.();
    change();
  };
  if (keepPlace) go();
  else void Promise.race([bringPlaceKeeper(), new Promise((done) => setTimeout(done, 400))]).then(go);
}
