import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageDocument } from "~/features/page/schema.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { EditorProvider } from "../../state/editor-context.tsx";
import type { EditorStore } from "../../state/store-contract.ts";
import type { EditorState } from "../../state/types.ts";
import { PageMark } from "./page-mark.tsx";
import { UnknownSection } from "./unknown-section.tsx";

function draw(part: ReactNode, { locale = "de", status = "draft" }: { locale?: EditorLocale; status?: string } = {}) {
  const state = { document: { status } as PageDocument } as EditorState;
  const store = { getState: () => state, subscribe: () => () => undefined } as unknown as EditorStore;
  return renderToStaticMarkup(
    <EditorProvider store={store} setting={editorSetting(locale)}>
      {part}
    </EditorProvider>,
  );
}

it("shows the page's own status over its sections, and nothing once it is published", () => {
  expect(draw(<PageMark />)).toContain("Seite: Entwurf");
  expect(draw(<PageMark />, { locale: "fr" })).toContain("Page\u00a0: Brouillon");
  expect(draw(<PageMark />, { status: "published" })).toBe("");
});

it("says which section cannot be drawn", () => {
  expect(draw(<UnknownSection kind="quoteWall" />)).toContain("Box quoteWall nicht gefunden.");
});
