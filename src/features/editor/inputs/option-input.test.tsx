import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { mapOption } from "~/features/map/blocks/options.ts";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { OptionInput } from "./option-input.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";

const store = { getState: () => ({}), subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
const setting = editorSetting();

const draw = (definition: OptionDefinition, value: unknown) =>
  renderToStaticMarkup(
    <EditorProvider store={store} setting={setting}>
      <OptionInput option={definition} value={value} onSave={() => undefined} />
    </EditorProvider>,
  );

describe("OptionInput", () => {
  it("shows at least two points, also where none is saved", () => {
    const html = draw(mapOption.poi(), []);
    expect(html.match(/<legend[^>]*>Punkt \d</g)).toHaveLength(2);
    expect(html).toContain("Punkt hinzufügen");
  });

  it("shows a saved route with its length", () => {
    const route = [
      [8.72, 47.5],
      [8.73, 47.501],
    ];
    const html = draw(mapOption.mapRoute(), route);
    expect(html).toContain("[8.72, 47.5]");
    expect(html).toContain("2 Punkte, 0.8 km");
  });
});
