/** Does work one after the other, in the order in which it came; work that failed holds up nothing that comes after it. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
