import { describe, expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { editorTexts } from "~/i18n/editor-texts.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { FacePairs } from "../design/face-pairs.tsx";
import { LookChoices } from "../design/look-choices.tsx";
import { PresetList } from "../design/preset-list.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { designEntries, type DesignPlace } from "./design-entries.ts";
import { foundEntries } from "./found-entries.ts";
import { useLanguageCommands } from "./use-language-commands.ts";
import { usePageCommands } from "./use-page-commands.ts";

/** Where the entries of the look lead that fit a search. */
function found(search: string, locale: "de" | "fr" = "de"): DesignPlace[] {
  const places: DesignPlace[] = [];
  const entries = designEntries(translatorOf(editorTexts(locale).editor), (place) => void places.push(place));
  for (const { entries: all } of foundEntries(entries, search)) for (const { run } of all) run();
  return places;
}

describe("the look in the palette", () => {
  it.each([
    ["Ecken", { fold: "room", row: "radius" }],
    ["Dichte", { fold: "room", row: "density" }],
    ["Kartenform", { fold: "parts", row: "card" }],
    ["dunkle farben", { fold: null, row: "dark" }],
    ["Bäckerei", { fold: "presets", row: "bakery" }],
    ["Akzent", { fold: "colors", row: "accent" }],
    ["Fraunces Figtree", { fold: "fonts", row: "fraunces figtree" }],
    ["Kopfzeile Zweizeilig", { fold: "parts", row: "header" }],
    ["Footer Grosser Name", { fold: "parts", row: "footer" }],
  ])("leads from %j to its row alone", (search, place) => {
    expect(found(search)).toEqual([place]);
  });

  it("speaks French, and finds every pair of typefaces by one word", () => {
    expect(found("densité", "fr")).toEqual([{ fold: "room", row: "density" }]);
    expect(found("Schriftpaar").every(({ fold }) => fold === "fonts")).toBe(true);
    expect(found("Schriftpaar").length).toBeGreaterThan(5);
  });

  it("leads to rows that the panel draws", () => {
    const onSave = () => undefined;
    const panel = drawnInEditor(
      <>
        <PresetList theme={opticianTheme} onSave={onSave} />
        <FacePairs theme={opticianTheme} onSave={onSave} />
        <LookChoices theme={opticianTheme} onSave={onSave} />
      </>,
      { state: {}, known: {} },
    );
    const rows = found("Gestaltung").flatMap(({ fold, row }) =>
      fold === null || fold === "colors" ? [] : (row ?? []),
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) expect(panel).toContain(`data-vt-setting="${row}"`);
  });
});

/** The titles of commands for a page of this role. */
function commandsOn(role: "home" | null): string[] {
  let titles: string[] = [];
  function Probe() {
    titles = [...usePageCommands(), ...useLanguageCommands()].map(({ title }) => title);
    return null;
  }
  const state = { locale: "de", document: { role } } as never;
  drawnInEditor(
    <FrameProvider frame={{} as Frame}>
      <Probe />
    </FrameProvider>,
    { state, known: {} },
  );
  return titles;
}

describe("the commands for pages and languages", () => {
  it("make a page of each place, set and delete the page, make a navigation, and translate", () => {
    expect(commandsOn(null)).toEqual([
      "Neue Seite",
      "Neue freie Seite",
      "Neue Seite in «Dienstleistungen»",
      "Neue Seite in «Team»",
      "Neue Seite in «Kundenstimmen»",
      "Golf-Parcours beginnen",
      "Name und Adresse der Seite",
      "Suchmaschinen",
      "Sichtbarkeit, Rolle, Passwort",
      "Papierkorb",
      "Seite löschen",
      "Neue Navigation",
      "Alles Fehlende übersetzen",
      "XLIFF exportieren (FR)",
      "XLIFF: Ganze Website exportieren (FR)",
      "XLIFF importieren",
    ]);
  });

  it("leave the home page where it is", () => {
    expect(commandsOn("home")).not.toContain("Seite löschen");
  });
});
