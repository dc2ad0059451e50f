// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { blankSite } from "../../../../tests/support/blank-site.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider, useOpenSite } from "./site-context.tsx";

function Open() {
  useOpenSite();
  return null;
}

/** A part that has the site open; what it asks to be told, and whether it still wants to be. */
function opened(load: () => Promise<unknown>) {
  const asked: unknown[] = [];
  let followed = 0;
  const subscribe = (input: unknown) => {
    asked.push(input);
    followed += 1;
    return { unsubscribe: () => void (followed -= 1) };
  };
  const client = { site: { document: { query: load }, onChange: { subscribe } } } as unknown as BrowserClient;
  const root = createRoot(document.createElement("div"));
  const part = (
    <SiteProvider client={client} setting={editorSetting()}>
      <Open />
    </SiteProvider>
  );
  root.render(inEditor(part, { state: { locale: "de" }, known: {} }));
  return { asked, root, followed: () => followed };
}

it("is told of what others do from where the site has come here, and of nothing once it is gone", async () => {
  const { asked, root, followed } = opened(() => Promise.resolve({ document: blankSite, revision: 7 }));
  await eventually(() => expect(asked).toEqual([{ lastEventId: "7" }]));
  root.unmount();
  expect(followed()).toBe(0);
});

it("is told from now on where the site could not be loaded, not of all that ever was", async () => {
  const { asked, root } = opened(() => Promise.reject(new Error("away")));
  await eventually(() => expect(asked).toEqual([{}]));
  root.unmount();
});

it("asks for nothing any more where it has gone before the site came", async () => {
  let release = (_: unknown): void => undefined;
  let asks = 0;
  const { asked, root } = opened(() => {
    asks += 1;
    return new Promise((go) => (release = go));
  });
  await eventually(() => expect(asks).toBe(1));
  root.unmount();
  release({ document: blankSite, revision: 7 });
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual([]);
});
