import { afterAll } from "vitest";

/**
 * Timers of a page end with it, as they do in a browser. Those of Node would go on in the next file, which may be one
 * without a document: what a dialog does a moment after it has closed would fail there.
 */
if ("document" in globalThis) {
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
