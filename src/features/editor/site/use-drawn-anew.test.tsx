// @vitest-environment jsdom
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { blankSite } from "../../../../tests/support/blank-site.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider, useOpenSite, useSiteSession } from "./site-context.tsx";
import type { SiteSession } from "./site-session-contract.ts";
import { useDrawnAnew } from "./use-drawn-anew.ts";

const setting = { ...editorSetting(), siteName: blankSite.name };
const { locales } = setting;

it("draws the editor anew for a language of its own where others changed the site before, which comes here only then", async () => {
  let held = { document: blankSite, revision: 7 };
  let loads = 0;
  const client = {
    site: {
      document: { query: () => Promise.resolve(((loads += 1), held)) },
      edit: {
        mutate: () => {
          held = { document: { ...blankSite, locales: [...locales, "it"] }, revision: 9 }; // others were at 8
          return Promise.resolve({ revision: 9, patches: [] });
        },
      },
      onChange: { subscribe: () => ({ unsubscribe: () => undefined }) },
    },
  } as unknown as BrowserClient;
  let refreshed = 0;
  const router = { refresh: () => void (refreshed += 1) } as AppRouterInstance;
  let session: SiteSession | undefined;
  function Probe() {
    session = useSiteSession();
    useOpenSite();
    useDrawnAnew();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const part = (
    <AppRouterContext value={router}>
      <SiteProvider client={client} setting={setting}>
        <Probe />
      </SiteProvider>
    </AppRouterContext>
  );
  root.render(inEditor(part, { state: { locale: "de" }, known: {}, setting }));
  await eventually(() => expect(session?.getState().document).toBe(held.document));
  expect(refreshed).toBe(0);
  session?.send("site.language", { locale: "it", isWanted: true });
  await eventually(() => expect(session?.getState().document?.locales).toContain("it"));
  await eventually(() => expect(loads, "the site as it is now").toBe(2));
  await eventually(() => expect(session?.getState().isLoading).toBe(false));
  expect(refreshed).toBe(1);
  root.unmount();
});
