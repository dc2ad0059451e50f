import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
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

it("follows the language of the person, and whether the site is a member's", () => {
  expect(followed(editorSetting())).toBe(opened);
  expect(followed(editorSetting("fr")).editorLocale).toBe("fr");
  expect(followed({ ...opened, isMember: true, locales: ["it"] })).toEqual({ ...opened, isMember: true });
});
