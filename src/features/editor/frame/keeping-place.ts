let keepPlace: (() => void) | undefined;

/** The code for it comes with the first panel, or once the page stands. */
export const bringPlaceKeeper = () =>
  import("./kept-place.ts").then(
    (code) => void ({ keepPlace } = code),
    () => undefined, // without a network the page may move
  );

/**
 * Opens or closes what stands beside the page, and keeps the page where it is read (`kept-place.ts`), in the first
 * second of a page, too.
 */
export function keepingPlace(change: () => void): void {
  const go = () => {
    keepPlace?.();
    change();
  };
  if (keepPlace) go();
  else void bringPlaceKeeper().then(go);
}
