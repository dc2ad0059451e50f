import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { PageTitle } from "./page-title.tsx";

it.each([
  ["de", "Über uns – Optik"],
  ["fr", "Interner Name – Optik"],
])("the tab is named after the page in the language under edit, or its own name, and the site: %s", (locale, title) => {
  const locales = { de: { slug: "ueber-uns", name: "Über uns", description: "" } };
  const state = { locale, document: { ...testDocument([]), name: "Interner Name", locales } };
  const store = { getState: () => state, subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  const drawn = renderToStaticMarkup(
    <EditorProvider store={store} setting={editorSetting()}>
      <PageTitle />
    </EditorProvider>,
  );
  expect(drawn).toBe(`<title>${title}</title>`);
});
