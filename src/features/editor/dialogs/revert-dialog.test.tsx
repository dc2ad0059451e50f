// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { Locale } from "~/lib/locales.ts";
import type { BrowserClient } from "~/trpc/client.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
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
