// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { untilTrue } from "../../../../tests/support/eventually.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { Locale } from "~/lib/locales.ts";
import { useOtherPage } from "./use-other-page.ts";

const pageId = "22222222-2222-4222-8222-222222222222";
const words = { slug: "brillen", name: "Brillen", description: "" };
const page = { ...emptyPage(pageId), locales: { de: words, it: words } };
const draft = { document: page, revision: 7, isProtected: false, publishedNumber: null, media: {} };

it("is written in a language too that the site was given since it was opened", async () => {
  let store: ReturnType<typeof useOtherPage>["store"] = null;
  function Probe() {
    store = useOtherPage(pageId, "de").store;
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const part = answered(<Probe />, { "page.draft": () => draft });
  const draw = (locales: Locale[]) =>
    root.render(inEditor(part, { state: {}, known: {}, setting: { ...editorSetting(), locales } }));
  const named = () => store?.actions.run("page.rename", { locale: "it", name: "Brillen" }).ok;
  draw(["de"]);
  await untilTrue(() => store);
  expect(named()).toBe(false);
  draw(["de", "it"]);
  await untilTrue(named);
  root.unmount();
});
