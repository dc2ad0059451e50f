import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { SurroundingsProvider, type GivenSurroundings } from "../site/surroundings.tsx";
import { DarkColors } from "./dark-colors.tsx";

const given = { index: { logos: { own: null, alternative: null }, icon: null }, page: null, texts: {} };
const drawn = (palette: { primary?: string }) => {
  const theme = { ...themePresets.optics, palette: { ...themePresets.optics.palette, ...palette }, dark: null };
  const part = <DarkColors theme={theme} onSave={() => undefined} />;
  const around = <SurroundingsProvider given={given as unknown as GivenSurroundings}>{part}</SurroundingsProvider>;
  return drawnInEditor(around, { state: {}, known: {} });
};

it("offers dark colours where the look has some, and says elsewhere which looks have", () => {
  expect(drawn({})).toContain("Wer sein Gerät dunkel eingestellt hat");
  expect(drawn({})).not.toContain("disabled");
  const without = drawn({ primary: "#123456" });
  expect(without).toMatch(/Dunkle Farben anbieten.*disabled/);
  expect(without).toContain("Optik &amp; Praxis, Gastronomie, Coiffeur, Kanzlei.");
});
