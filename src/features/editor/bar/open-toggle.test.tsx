import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BrowserClient } from "~/trpc/client.ts";
import { ServerStateProvider } from "~/trpc/react.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import type { EditorState } from "../state/types.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { OpenToggle } from "./open-toggle.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";

function draw(saving: Pick<EditorState, "saveState" | "saveProblem">, isKept = true): string {
  const state = { ...saving, isKept };
  const store = { getState: () => state, subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  const setting = editorSetting();
  const client = {} as BrowserClient; // nothing is asked
  return renderToStaticMarkup(
    <ServerStateProvider client={client}>
      <EditorProvider store={store} setting={setting}>
        <SiteProvider client={client} setting={setting}>
          <FrameProvider frame={{} as Frame}>
            <OpenToggle />
          </FrameProvider>
        </SiteProvider>
      </EditorProvider>
    </ServerStateProvider>,
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

  it("promises no copy on this device that there is not", () => {
    const offline = { saveState: "offline", saveProblem: "offline" } as const;
    expect(draw(offline)).toContain("Offline, auf diesem Gerät gesichert");
    expect(draw(offline, false)).toContain("Offline, nicht gesichert: Tab offen lassen");
  });
});
