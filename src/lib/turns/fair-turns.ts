/**
 * Runs a few pieces of work at a time, with fair turns by name: a free place goes to whoever of those that wait has the
 * fewest, then in turn. So where others wait nobody gets a second place, however much they have in line. Where all
 * places are held for longer than `patienceMs`, there is one more, for whoever has none.
 */
export class FairTurns {
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  readonly #patienceMs: number;
  #free: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(places: number, { patienceMs }: { patienceMs: number }) {
    this.#free = places;
    this.#patienceMs = patienceMs;
  }

  /** How many pieces of work wait under a name. */
  waitingOf(name: string): number {
    return this.#waiting.get(name)?.length ?? 0;
  }

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#enter(name);
    else
      await new Promise<void>((begin) => {
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), begin]);
        this.#timer ??= setTimeout(() => this.#letNewcomerIn(), this.#patienceMs).unref();
      });
    try {
      return await work();
    } finally {
      this.#leave(name);
    }
  }

  #enter(name: string): void {
    this.#free -= 1;
    this.#running.set(name, this.#runningOf(name) + 1);
  }

  #leave(name: string): void {
    this.#free += 1;
    const left = this.#runningOf(name) - 1;
    if (left > 0) this.#running.set(name, left);
    else this.#running.delete(name);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#free > 0) this.#begin(this.#next());
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#letNewcomerIn(), this.#patienceMs).unref();
  }

  /** Nobody has left for a while: who holds no place need not wait until somebody does. */
  #letNewcomerIn(): void {
    this.#timer = undefined;
    const next = this.#next();
    if (this.#free === 0 && next !== undefined && this.#runningOf(next) === 0) this.#begin(next);
  }

  #begin(next: string | undefined): void {
    if (next === undefined) return;
    const [begin, ...rest] = this.#waiting.get(next) ?? [];
    this.#waiting.delete(next);
    if (rest.length > 0) this.#waiting.set(next, rest); // behind all others
    this.#enter(next);
    begin?.();
  }

  /** Of those that wait, the first one that has the fewest places. */
  #next(): string | undefined {
    let found: string | undefined;
    for (const name of this.#waiting.keys())
      if (found === undefined || this.#runningOf(name) < this.#runningOf(found)) found = name;
    return found;
  }

  #runningOf(name: string): number {
    return this.#running.get(name) ?? 0;
  }
}
