import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import type { EditorState } from "../state/types.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { OpenToggle } from "./open-toggle.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";

function draw(state: Pick<EditorState, "saveState" | "saveProblem">): string {
  const store = { getState: () => state, subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  return renderToStaticMarkup(
    <EditorProvider store={store} setting={editorSetting()}>
      <FrameProvider frame={{} as Frame}>
        <OpenToggle />
      </FrameProvider>
    </EditorProvider>,
  );
}

describe("the closed toolbar", () => {
  it("is a button alone while everything is saved", () => {
    const html = draw({ saveState: "saved", saveProblem: "none" });
    expect(html).toContain("vt-open-toggle");
    expect(html).not.toContain("vt-save");
  });
  it.each([
    ["saving", "none"],
    ["offline", "offline"],
    ["failed", "server"],
    ["failed", "conflict"],
  ] as const)("shows that something is not saved: %s, %s", (saveState, saveProblem) => {
    expect(draw({ saveState, saveProblem })).toContain(`data-state="${saveState}"`);
  });
});
