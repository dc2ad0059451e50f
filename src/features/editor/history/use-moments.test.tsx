import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { useMoments } from "./use-moments.ts";

function Moment({ at }: { at: string }) {
  return `${useMoments()(at)}; ${useMoments("day")(at)}`;
}

it.each([
  ["Europe/Zurich", "24.12.2026, 04:00; 24.12.2026"],
  ["America/New_York", "23.12.2026, 22:00; 23.12.2026"],
])("a moment is told as clocks at the site show it, in %s", (timeZone, expected) => {
  const store = { getState: () => ({}), subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  const setting = { ...editorSetting(), timeZone };
  const said = renderToStaticMarkup(
    <EditorProvider store={store} setting={setting}>
      <Moment at="2026-12-24T03:00:00Z" />
    </EditorProvider>,
  );
  expect(said).toBe(expected);
});
