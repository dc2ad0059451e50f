import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { canvasTextsOf } from "~/i18n/view-texts.ts";
import type { EditorSetting } from "./editor-context.tsx";
import { useFollowedSetting } from "./use-followed-setting.ts";

const opened = editorSetting();

function followed(given: EditorSetting): EditorSetting {
  const answers: EditorSetting[] = [];
  function Probe() {
    answers.push(useFollowedSetting(opened, given));
    return null;
  }
  renderToStaticMarkup(<Probe />);
  return answers.at(-1) ?? opened;
}

it("follows the language of the person, what the site is called, its zone and languages, and whether it is a member's", () => {
  expect(followed(editorSetting())).toBe(opened);
  expect(followed(editorSetting("fr")).editorLocale).toBe("fr");
  const viewTexts = { de: canvasTextsOf("de", "fr") };
  expect(followed({ ...editorSetting("fr"), viewTexts }).viewTexts).toBe(viewTexts);
  const others = { isMember: true, siteName: "Neu", timeZone: "Asia/Tokyo" };
  expect(followed({ ...opened, ...others, footerTown: "Bern" })).toEqual({ ...opened, ...others });
  expect(followed({ ...opened, locales: [...opened.locales] })).toBe(opened);
  const it = { locales: [...opened.locales, "it" as const], viewData: { it: { jobs: [] } } };
  expect(followed({ ...opened, ...it, collectionNames: ["other"] })).toEqual({ ...opened, ...it });
});

it("follows which pages visitors find, so that one taken offline stands in no menu of the page under edit", () => {
  const pagePaths = { de: { ids: { one: "/de/eins" }, slugs: {} } };
  expect(followed({ ...opened, pagePaths }).pagePaths).toEqual(pagePaths);
  expect(followed({ ...opened, pagePaths: structuredClone(opened.pagePaths) })).toBe(opened);
});
