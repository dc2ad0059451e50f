import "next/navigation"; // before a file loads Next's server, which gives other contexts to what is loaded after it
import { afterAll, beforeAll, vi } from "vitest";
import { endPage } from "./end-page.ts";
import { endTimers } from "./end-timers.ts";

/**
 * Files that run one after the other may share a page. Its timers end with the file, as they do with a page in a browser:
 * those of Node would go on in the next one, which may be one without a document, where what a dialog does a moment after
 * it has closed would fail. So does what was drawn, and a file begins without the toasts of the one before.
 */
if ("document" in globalThis) {
  endTimers();
  endPage();
  beforeAll(async () => {
    const { toast } = await import("sonner");
    for (const { id } of toast.getToasts()) toast.dismiss(id);
  });
}

/** A module that a file began to load and left would fail with it, for the next file that loads it, too. */
afterAll(() => vi.dynamicImportSettled());
