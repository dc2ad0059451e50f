import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { option, type OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { mapOption } from "~/features/map/blocks/options.ts";
import { EditorProvider, type EditorSetting } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { OptionInput } from "./option-input.tsx";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";

const store = {
  getState: () => ({ locale: "de" }),
  subscribe: () => () => undefined,
  actions: {},
} as unknown as EditorStore;
const setting = editorSetting();

const draw = (definition: OptionDefinition, value: unknown, inSetting = setting) =>
  renderToStaticMarkup(
    <EditorProvider store={store} setting={inSetting}>
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

  it("says which of the chosen branches no map can show", () => {
    const branch = { id: "here", name: "Altstadt", street: "", city: "Elgg", phone: "", email: "", hours: null };
    const all = [
      { ...branch, place: null },
      { ...branch, id: "there", name: "Seuzach", place: [8.7, 47.5] },
      { ...branch, id: "not shown", name: "Lager", place: null },
    ];
    const shown = { ...setting, viewData: { de: { branches: all } } } as unknown as EditorSetting;
    const html = draw(option.location(), ["here", "there"], shown);
    expect(html).toContain("«Altstadt» ist noch auf keiner Karte: Setze unter «Geschäfte» den Punkt");
    expect(draw(option.location(), ["there"], shown)).not.toContain("auf keiner Karte");
  });
});
