// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { Locale } from "~/lib/locales.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { toast } from "../toasts/toast.ts";
import { RevertDialog } from "./revert-dialog.tsx";

it.each<[string, Locale[], string]>([
  ["one language", ["de"], "dieser Seite gehen unwiderruflich verloren."],
  ["two languages", ["de", "fr"], "dieser Seite gehen in allen Sprachen (DE, FR) unwiderruflich verloren."],
  [
    "several languages",
    ["de", "fr", "rm"],
    "dieser Seite gehen in allen Sprachen (DE, FR, RM) unwiderruflich verloren.",
  ],
])("says what is lost where a site has %s", async (_, locales, words) => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const part = (
    <SiteProvider client={{} as BrowserClient} setting={{ siteId: "site", texts: {}, editorLocale: "de" } as never}>
      <FrameProvider frame={{ dialog: "revert" } as Frame}>
        <RevertDialog />
      </FrameProvider>
    </SiteProvider>
  );
  root.render(inEditor(part, { state: {}, known: {}, setting: { locales } }));
  const said = () => document.querySelector('[role="dialog"] .vt-dialog__text')?.textContent;
  await eventually(() => expect(said()).toBe(`Alle unveröffentlichten Änderungen ${words}`));
  root.unmount();
  document.body.replaceChildren();
});

it("forgets the steps of what was discarded, and closes itself alone, also where the draft could not be fetched afterwards", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const [forgetSteps, closeDialog, showDialog] = [vi.fn(), vi.fn(), vi.fn()];
  const failed = vi.spyOn(toast, "error");
  const actions = {
    select: () => undefined,
    flush: () => undefined,
    whenSaved: () => Promise.resolve(true),
    refresh: () => Promise.reject(new Error("away")),
    forgetSteps,
  };
  const frame = { dialog: "revert", closeDialog, showDialog } as unknown as Frame;
  const part = (
    <SiteProvider client={{} as BrowserClient} setting={{ siteId: "site", texts: {}, editorLocale: "de" } as never}>
      <FrameProvider frame={frame}>{answered(<RevertDialog />, { "page.revert": () => ({ ok: true }) })}</FrameProvider>
    </SiteProvider>
  );
  root.render(inEditor(part, { state: { saveState: "saved" }, known: {}, actions }));
  const button = () =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Änderungen verwerfen");
  await eventually(() => expect(button()).toBeDefined());
  button()?.click();
  await eventually(() => expect(closeDialog).toHaveBeenCalledWith("revert"));
  expect(forgetSteps).toHaveBeenCalledOnce();
  expect([showDialog.mock.calls, failed.mock.calls]).toEqual([[], []]);
  failed.mockRestore();
  root.unmount();
  document.body.replaceChildren();
});
