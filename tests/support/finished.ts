/** What work comes to that is done step by step, all of it at once. */
export function finished<Result>(work: Iterator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
