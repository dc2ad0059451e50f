// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { TrashList } from "./trash-list.tsx";

const moments = { deletedAt: "2026-11-28T08:00:00Z", goneAt: "2026-12-28T08:00:00Z" };
const page = (id: string) => ({ id, name: id, names: {}, slugs: { de: id }, ...moments });

it("keeps the keyboard when a page is back, and not at what deletes the next one", async () => {
  let pages = [page("sommer"), page("herbst")];
  const answers = {
    "page.trash": () => pages,
    "page.restore": ({ id }: { id: string }) => {
      pages = pages.filter((each) => each.id !== id);
      return { success: true, opId: "restored" };
    },
  };
  const client = { site: { document: { query: () => new Promise(() => undefined) } } };
  const list = (
    <SiteProvider client={client as never} setting={editorSetting()}>
      <TrashList />
    </SiteProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(inEditor(answered(list, answers), { state: { locale: "de" }, known: {} }));
  const shown = () => place.querySelectorAll("li").length;
  await expect.poll(shown).toBe(2);
  place.querySelector("details")?.setAttribute("open", "");
  const restore = place.querySelector<HTMLElement>("li button");
  restore?.focus();
  restore?.click();
  await expect.poll(shown).toBe(1);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  flushSync(() => root.unmount());
  place.remove();
});
