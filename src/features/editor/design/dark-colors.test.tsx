import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { darkOf, darkPalettes } from "~/features/blocks/theme/dark-palettes.ts";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import { SurroundingsProvider, type GivenSurroundings } from "../site/surroundings.tsx";
import { DarkColors } from "./dark-colors.tsx";

const given = { index: { logos: { own: null, alternative: null }, icon: null }, page: null, texts: {} };
const drawn = (palette: Partial<Palette>, dark: Palette | null = null) => {
  const theme = { ...themePresets.optics, palette: { ...themePresets.optics.palette, ...palette }, dark };
  const part = <DarkColors theme={theme} onSave={() => undefined} />;
  const around = <SurroundingsProvider given={given as unknown as GivenSurroundings}>{part}</SurroundingsProvider>;
  return drawnInEditor(around, { state: {}, known: {} });
};

it("offers dark colours for any colours, and to renew those that belong to other ones", () => {
  const own = { primary: "#1c4fa0" };
  for (const palette of [{}, own]) {
    expect(drawn(palette)).toContain("Wer sein Gerät dunkel eingestellt hat");
    expect(drawn(palette)).not.toContain("disabled");
  }
  expect(drawn(own, darkPalettes.optics)).toContain("Dunkle Farben deinen Farben anpassen</button>");
  expect(drawn(own, darkOf({ ...themePresets.optics.palette, ...own }))).not.toContain("anpassen");
});
