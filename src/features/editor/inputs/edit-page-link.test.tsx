import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { EditPageLink } from "./edit-page-link.tsx";

const anna = {
  id: "anna",
  name: "Anna",
  collection: "team",
  role: null,
  status: "published",
  locales: { de: { name: "Anna", slug: "anna" } },
};
const drawn = (pageId: string, pages: unknown[] | undefined) =>
  drawnInEditor(<EditPageLink pageId={pageId} />, { state: { locale: "fr" }, known: { "page.list": pages } });

it("leads to where the page of a link is written, in the language that is being edited", () => {
  const html = drawn("anna", [anna]);
  expect(html).toContain('href="/fr/edit/team/anna?toolbar=1"');
  expect(html).toContain("«Anna» bearbeiten");
});

it("says that the page is gone once the pages are known, and nothing before", () => {
  expect(drawn("gone", [anna])).toBe('<p class="vt-error">Url nicht gefunden</p>');
  expect(drawn("gone", undefined)).toBe("");
});

it("leads nowhere from the page that is being edited, whether it is listed or not", () => {
  const { pageId } = editorSetting();
  expect(drawn(pageId, [anna, { ...anna, id: pageId }])).toBe("");
  expect(drawn(pageId, [anna])).toBe("");
});
