// @vitest-environment jsdom
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import PreviewLinksDialog from "./preview-links-dialog.tsx";

let open: (isOpen: boolean) => void;

function Page() {
  const [isOpen, setOpen] = useState(true);
  open = (next) => flushSync(() => setOpen(next));
  return isOpen && <PreviewLinksDialog />;
}

it("shows a link that came while it was closed when it is opened again: nobody else can", async () => {
  let make: ((made: object) => void) | null = null;
  const answers = {
    "preview.list": () => ({ links: [] }),
    "preview.make": () => new Promise((done) => (make = done)),
  };
  const page = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <FrameProvider frame={{ showDialog: (): void => undefined } as Partial<Frame> as Frame}>
        <Page />
      </FrameProvider>
    </SiteProvider>
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const actions = { whenSaved: () => Promise.resolve(true) };
  root.render(inEditor(answered(page, answers), { state: {}, known: {}, actions }));
  const buttons = () => [...document.querySelectorAll("button")];
  await eventually(() =>
    buttons()
      .find(({ textContent }) => textContent === "Link erstellen")!
      .click(),
  );
  await eventually(() => expect(make).not.toBeNull());
  open(false);
  make!({ id: "link", path: "/preview/secret" });
  await new Promise((done) => setTimeout(done, 20));
  open(true);
  const fields = () => [...document.querySelectorAll("input")].map(({ value }) => value);
  await eventually(() => expect(fields().join()).toContain("/preview/secret"));
  flushSync(() => root.unmount());
});
