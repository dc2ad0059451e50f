import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";

it("is there only where a site has several languages, and says which one is being edited", () => {
  const drawn = (locales: ("de" | "fr")[]) =>
    drawnInEditor(<LanguageSwitcher />, { state: { locale: "fr" }, known: {}, setting: { locales } });
  expect(drawn(["fr"])).toBe("");
  expect(drawn(["de", "fr"])).toMatch(/aria-label="Sprache der Seite: FR"[^>]*>FR</);
});
