import { expect, it } from "vitest";
import { hookInEditor } from "../../../../tests/support/in-editor.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { useOutbox } from "./use-outbox.ts";

it("asks for the site's mails for those alone who may see them", () => {
  const asks = (isAdmin: boolean) => {
    const user = { ...editorSetting().user, isAdmin };
    return hookInEditor(useOutbox, { state: {}, known: {}, setting: { user } }).mails.fetchStatus;
  };
  expect([asks(true), asks(false)]).toEqual(["fetching", "idle"]);
});
