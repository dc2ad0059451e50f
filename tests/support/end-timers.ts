import { afterAll } from "vitest";

/** Timers that are begun from here on end with the tests around this call. */
export function endTimers(): void {
  const { setTimeout: begin } = globalThis;
  const begun = new Set<ReturnType<typeof setTimeout>>();
  globalThis.setTimeout = new Proxy(begin, {
    apply(...call) {
      const timer = Reflect.apply(...call) as ReturnType<typeof setTimeout>;
      begun.add(timer);
      return timer;
    },
  });
  afterAll(() => {
    globalThis.setTimeout = begin;
    for (const timer of begun) clearTimeout(timer);
  });
}
