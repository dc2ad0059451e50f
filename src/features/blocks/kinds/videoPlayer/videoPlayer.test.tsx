import { describe, expect, it } from "vitest";
import { renderSection } from "../../../../../tests/support/render-block.tsx";
import { videoPlayerBlock } from "./block.ts";

describe("videoPlayer", () => {
  it("offers editors every field, also when it is empty", () => {
    const html = renderSection({ kind: "videoPlayer" }, "editor");
    for (const name of Object.keys(videoPlayerBlock.fields)) expect(html).toContain(`data-field="${name}"`);
  });

  it("shows visitors no empty player", () =>
    expect(renderSection({ kind: "videoPlayer" }, "visitor")).toContain('<div class="video-player__film"></div>'));
});
