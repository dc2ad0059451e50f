/** Places that are taken for a while: so many in all, and so many of them for each key. */
export class Places {
  readonly #limits: { all: number; each: number };
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(limits: { all: number; each: number }) {
    this.#limits = limits;
  }

  /** Takes one, and answers how it is given back; null where none is left for this key. */
  take(key: string): (() => void) | null {
    const own = this.#taken.get(key) ?? 0;
    if (this.isFull || own >= this.#limits.each) return null;
    this.#all += 1;
    this.#taken.set(key, own + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#all -= 1;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }

  /** Whether there is none for anybody. */
  get isFull(): boolean {
    return this.#all >= this.#limits.all;
  }
}
