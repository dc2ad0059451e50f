/**
 * Does work at once when it is asked for, and what is asked for within `ms` of that once more at their end: a heap of
 * requests costs one a while, and what the last of them knows of is never left out.
 */
export function atMostEvery(ms: number, work: () => void): () => void {
  let [isResting, isAsked] = [false, false];
  return function ask() {
    isAsked = true;
    if (isResting) return;
    [isResting, isAsked] = [true, false];
    work();
    setTimeout(() => {
      isResting = false;
      if (isAsked) ask();
    }, ms);
  };
}
