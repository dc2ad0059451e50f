// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import type { ListedPage } from "./page-lists.ts";
import { useSavePage } from "./use-save-page.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  history.replaceState(null, "", "/de/edit/alt?pageMenu=1");
});
afterEach(() => void vi.unstubAllGlobals());

const locales = { de: { name: "Alt", slug: "alt" }, fr: { name: "Vieux", slug: "vieux" } };

/** Gives the page under edit, which is edited in German, another slug; true when that is saved. */
function saved(locale: "de" | "fr", slug: string, isTaken = true): Promise<boolean> {
  const page = { id: editorSetting().pageId, collection: null, role: null, status: "published", locales };
  const after = { ...locales, [locale]: { ...locales[locale], slug: isTaken ? slug : locales[locale].slug } };
  const state = { document: { ...page, locales: after }, locale: "de" };
  const save = hookInEditor(() => useSavePage(page as unknown as ListedPage, locale), {
    state: state as never,
    known: {},
    actions: {
      run: () => ({ ok: true, opId: "own" }),
      whenSaved: () => Promise.resolve(true),
    },
  });
  return save({ name: locales[locale].name, slug });
}

it("after another slug the address is that of the new one, with the panel that is open", async () => {
  expect(await saved("de", "neu")).toBe(true);
  expect(location.pathname + location.search).toBe("/de/edit/neu?pageMenu=1");
});

it("the address stays for a slug of another language, and for one that the server refused", async () => {
  expect(await saved("fr", "nouveau")).toBe(true);
  expect(await saved("de", "neu", false)).toBe(false);
  expect(location.pathname + location.search).toBe("/de/edit/alt?pageMenu=1");
});
