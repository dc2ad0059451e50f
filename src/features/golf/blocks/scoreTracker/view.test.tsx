import { expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";

it.each(["table", "records", "tracker"])(
  "says why nothing comes where scripts are switched off: %s",
  (scoreOptions) => {
    const html = renderSection({ kind: "scoreTracker", options: { scoreOptions } }, "visitor");
    expect(html).toMatch(/<noscript><p [^>]*>Dafür braucht es JavaScript/);
  },
);
