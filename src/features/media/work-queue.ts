const places = 2;
const waiting: (() => void)[] = [];
let busy = 0;

/** Runs heavy work at most two at a time, so that a heap of uploads cannot take every core and all memory. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy >= places) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}
