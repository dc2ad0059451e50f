import { expect, it } from "vitest";
import { blankSite } from "../../../../tests/support/blank-site.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import type { BrowserClient } from "~/trpc/client.ts";
import { SiteProvider, useSiteSession } from "../site/site-context.tsx";
import type { SiteSession } from "../site/site-session-contract.ts";
import { useNewEntry } from "./use-new-entry.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const container = (sortKey: string) => ({ area: "header" as const, label: {}, sortKey });

it.each([
  ["the chosen menu", idOf(2), idOf(2)],
  ["the first menu where none is chosen", null, idOf(1)],
  ["the first menu where the chosen one was removed meanwhile", idOf(3), idOf(1)],
])("puts a new page into %s", async (_, chosen, containerId) => {
  const containers = { [idOf(2)]: container("a1"), [idOf(1)]: container("a0") };
  const document = { ...blankSite, navigation: { containers, entries: {} } };
  const client = { site: { document: { query: () => Promise.resolve({ document, revision: 1 }) } } };
  const found: { site?: SiteSession; newEntry?: ReturnType<typeof useNewEntry> } = {};
  function Probe() {
    Object.assign(found, { site: useSiteSession(), newEntry: useNewEntry() });
    return null;
  }
  const part = (
    <SiteProvider client={client as unknown as BrowserClient} setting={editorSetting()}>
      <Probe />
    </SiteProvider>
  );
  drawnInEditor(part, { state: {}, known: {} });
  await found.site?.reload();
  expect(await found.newEntry?.(chosen)).toMatchObject({ containerId });
});
