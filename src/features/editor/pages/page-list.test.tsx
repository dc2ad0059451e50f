import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BrowserClient } from "~/trpc/client.ts";
import { ServerStateProvider } from "~/trpc/react.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { MakeHome } from "./make-home.tsx";
import { PageList } from "./page-list.tsx";
import { withNextBatch, type ListedPage } from "./page-lists.ts";
import { PageTools } from "./page-tools.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";

const setting = editorSetting();
const store = {
  getState: () => ({ locale: "de" }),
  subscribe: () => () => undefined,
  actions: {},
} as unknown as EditorStore;

function draw(children: React.ReactNode): string {
  const client = {} as BrowserClient; // nothing is asked
  return renderToStaticMarkup(
    <ServerStateProvider client={client}>
      <EditorProvider store={store} setting={setting}>
        <SiteProvider client={client} setting={setting}>
          <FrameProvider frame={{} as Frame}>{children}</FrameProvider>
        </SiteProvider>
      </EditorProvider>
    </ServerStateProvider>,
  );
}

const page = (id: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id,
  name: `Seite ${id}`,
  status: "published",
  role: null,
  collection: null,
  isProtected: false,
  disallowedLocales: [],
  options: {},
  locales: { de: { slug: id, name: `Seite ${id}`, description: "" } },
  ...more,
});
const pages = (count: number, last = page("last")) => [
  ...Array.from({ length: count - 1 }, (_, index) => page(`p${index}`)),
  last,
];
const list = (listed: ListedPage[]) => draw(<PageList listed={listed} pages={listed} onDelete={() => undefined} />);
const rows = (html: string) => html.match(/<li class="vt-page"/g)?.length ?? 0;

it.each([
  [50, 50, null],
  [51, 50, "1 weitere Seite zeigen"],
  [120, 50, "70 weitere Seiten zeigen"],
])("draws the first fifty pages of a long list, and says how many more there are: %i", (count, drawn, says) => {
  const html = list(pages(count));
  expect(rows(html)).toBe(drawn);
  if (says) expect(html).toContain(says);
  else expect(html).not.toContain("zeigen");
});

it("draws as many as it takes to reach the page under edit", () => {
  const html = list(pages(120, page(setting.pageId)));
  expect(rows(html)).toBe(150 - 30);
  expect(html).toContain('aria-current="page"');
});

it.each([
  [50, 100],
  [100, 150],
])("draws fifty more each time: after %i, %i", (shown, next) => expect(withNextBatch(shown)).toBe(next));

it("says of the home page why it cannot be deleted, and offers it for every other", () => {
  const tools = (of: ListedPage) => draw(<PageTools page={of} onDelete={() => undefined} />);
  expect(tools(page("home", { role: "home" }))).toContain("lässt sich nicht löschen");
  expect(tools(page("home", { role: "home" }))).not.toContain("Seite löschen");
  expect(tools(page("other"))).toContain("Seite löschen");
});

it("offers a page that visitors find as the home page, and says of the others what comes first", () => {
  const home = page("home", { role: "home", name: "Start", locales: {} });
  const make = (of: ListedPage, first = home) => draw(<MakeHome page={of} pages={[first, of]} />);
  expect(make(page("other"))).toContain("«Start» wird eine gewöhnliche Seite");
  expect(make(page("other"))).not.toContain("disabled");
  const draft = page("draft", { status: "draft" });
  expect(make(draft)).toMatch(/disabled.*Veröffentliche die Seite zuerst/);
  expect(make(draft, { ...home, status: "draft" })).not.toContain("disabled");
  expect(make(page("member", { collection: "team" }))).toBe("");
});
