let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of heavy work after the other, so that a heap of uploads cannot take every core and all memory. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result.catch(() => undefined);
  return result;
}
