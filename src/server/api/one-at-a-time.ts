import { DomainError } from "~/lib/errors.ts";

interface Turn {
  /** Whose it is. */
  of: string;
  /** Only one piece of work runs under a name at a time. */
  name: string;
  /** Ends it early. */
  end: () => void;
}

/**
 * Runs one piece of work of each name at a time: a new one first ends the one before it, so that a connection that only
 * seems open keeps nobody waiting. Throws `too-many` above `mostOfOne` of one person, or `most` of all together.
 */
export function oneAtATime({ mostOfOne, most }: { mostOfOne: number; most: number }) {
  const underWay = new Map<string, { of: string; end: () => void; over: Promise<void> }>();

  return {
    async take<Result>({ of, name, end }: Turn, work: () => Promise<Result>): Promise<Result> {
      for (let former = underWay.get(name); former; former = underWay.get(name)) {
        former.end();
        await former.over;
      }
      const own = [...underWay.values()].filter((each) => each.of === of).length;
      if (own >= mostOfOne || underWay.size >= most)
        throw new DomainError("too-many", "too many at once", { retryAfterMs: 2_000 });
      const working = work().finally(() => underWay.delete(name));
      underWay.set(name, { of, end, over: working.then(nothing, nothing) });
      return working;
    },
  };
}

const nothing = (): void => undefined;
