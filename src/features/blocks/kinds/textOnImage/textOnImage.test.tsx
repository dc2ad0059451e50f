import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { textOnImageBlock } from "./block.ts";

describe("textOnImage", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "textOnImage" }, "editor");
    for (const name of Object.keys(textOnImageBlock.fields).filter((name) => name !== "video"))
      expect(html).toContain(`data-field="${name}"`);
  });

  it.each(["default", "mediaAboveText", "textAboveMedia"])("arranges text and picture: %s", (shiftedAlignment) =>
    expect(renderSection({ kind: "textOnImage", options: { shiftedAlignment } }, "visitor")).toContain(
      `data-arrangement="${shiftedAlignment}"`,
    ),
  );
});
