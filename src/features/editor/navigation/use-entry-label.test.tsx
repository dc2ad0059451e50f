import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { LocalizedText } from "~/features/site/schema.ts";
import type { ListedPage } from "../pages/page-lists.ts";
import { useEntryLabel } from "./use-entry-label.ts";

const locales = { de: { slug: "team", name: "Das Team", description: "" } };
const pages = [{ id: "team", name: "Das Team", locales } as ListedPage];

function Label({ pageId, label }: { pageId: string; label: LocalizedText }) {
  return useEntryLabel(pages)({ pageId, label });
}

it.each([
  ["its own words", "team", { de: "Wir", fr: "Nous" }, "Wir"],
  ["the name of its page", "team", { fr: "Nous" }, "Das Team"],
  ["that it has none, where there is no page", "gone", {}, "Ohne Titel"],
])("an entry of the navigation says %s", (_, pageId, label, said) => {
  const part = <Label pageId={pageId} label={label} />;
  expect(renderToStaticMarkup(inEditor(part, { state: { locale: "de" }, known: {} }))).toBe(said);
});
