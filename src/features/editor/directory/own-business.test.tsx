// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { OwnBusiness } from "./own-business.tsx";

it("keeps the button that was pressed while that is under way, and does it once", () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  const change = vi.fn(() => Promise.resolve());
  const user = { ...editorSetting().user, isSiteAdmin: true };
  for (const isBusy of [false, true]) {
    const part = <OwnBusiness own={{ isOwn: false, isBusy, change }} />;
    flushSync(() => root.render(inEditor(part, { state: {}, known: {}, setting: { user } })));
    const button = place.querySelector("button");
    expect(button?.disabled).toBe(false);
    button?.click();
  }
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  root.unmount();
});
