const patienceMs = 15_000;

/** Looks again with every picture of the screen until it is done, for as long as the code of a panel may take to come. */
export function lookUntil(isDone: () => boolean): void {
  const deadline = performance.now() + patienceMs;
  const look = () => {
    if (!isDone() && performance.now() < deadline) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
