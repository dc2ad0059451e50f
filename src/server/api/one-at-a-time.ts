import { DomainError } from "~/lib/errors.ts";

interface Turn {
  /** Whose it is. */
  of: string;
  /** Of one name, one is under way. */
  name: string;
  /** Ends it early. */
  end: () => void;
}

/**
 * Lets work begin once the former one of its name has ended, which it asks for: so a connection that only seems open keeps
 * nobody waiting. Refuses what is too much of one person, or of all.
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
