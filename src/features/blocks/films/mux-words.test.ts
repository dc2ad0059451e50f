import { expect, it } from "vitest";
import { setLanguage, t } from "media-chrome/dist/utils/i18n.js";
import "./mux-words.ts";

it.each([
  ["it", "Velocità 1.5"],
  ["rm", "Spertadad 1.5"],
  ["sq", "Shpejtësia 1.5"],
  ["sr-Latn", "Brzina 1.5"],
  ["hr", "Brzina 1.5"],
])("the player's controls speak %s", (language, said) => {
  setLanguage(language);
  expect(t("Playback rate {playbackRate}", { playbackRate: "1.5" })).toBe(said);
  expect(t("play")).not.toBe("play");
  expect(t("seek to live")).toBe("seek to live"); // nobody meets it
});
