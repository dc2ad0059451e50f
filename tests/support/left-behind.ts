import { afterAll, beforeAll, vi } from "vitest";
import { endTimers } from "./end-timers.ts";

/**
 * Timers of a page end with it, as they do in a browser. Those of Node would go on in the next file, which may be one
 * without a document: what a dialog does a moment after it has closed would fail there. A page begins without the toasts
 * of the one before.
 */
if ("document" in globalThis) {
  endTimers();
  beforeAll(async () => {
    const { toast } = await import("sonner");
    for (const { id } of toast.getToasts()) toast.dismiss(id);
  });
}

/** A module that a file began to load and left would fail with it, for the next file that loads it, too. */
afterAll(() => vi.dynamicImportSettled());
