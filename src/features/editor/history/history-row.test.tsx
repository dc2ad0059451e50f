import { describe, expect, it } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { deeds, type Deed } from "~/features/page/domain/history/entries.ts";
import type { HistoryEntry } from "~/features/page/history/schema.ts";
import { translatorFor } from "~/i18n/catalogue.ts";
import { SiteProvider } from "../site/site-context.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { entryWords } from "./entry-words.ts";
import { HistoryRow } from "./history-row.tsx";
import { SiteHistoryRow } from "./site-history-row.tsx";

const entry = (did: [deed: Deed, count?: number][], more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  revision: 7,
  since: "2026-11-23T08:00:00Z",
  at: "2026-11-23T08:00:00Z",
  actorName: "Vera",
  did: did.map(([deed, count = 1]) => ({ deed, count })),
  kinds: [],
  words: null,
  publishedNumber: null,
  isShown: false,
  ...more,
});

describe("the name of an entry of a page's history", () => {
  it.each(["de", "fr"] as const)("has words of its own for everything that is done, in %s", (locale) => {
    const t = translatorFor("editor", locale);
    const names = deeds.map((deed) => entryWords(entry([[deed, 2]]), t));
    expect(names.filter((name) => name === "" || /history\.|[{}]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(deeds.length);
  });

  it.each<[string, [deed: Deed, count?: number][], number | null, string]>([
    ["says how many", [["texts", 3]], null, "3 Texte geändert"],
    ["says one as one", [["pictures"]], null, "1 Bild geändert"],
    [
      "names what was done in one go, in its order",
      [["sectionsAdded"], ["looks", 2]],
      null,
      "1 Bereich hinzugefügt, Aussehen an 2 Stellen geändert",
    ],
    ["names the version that visitors got", [["published"]], 12, "Veröffentlicht als Version 12"],
    ["begins with a capital", [["restored"]], null, "Früheren Stand zurückgeholt"],
  ])("%s", (_, did, publishedNumber, name) => {
    const said = entryWords(entry(did, { publishedNumber }), translatorFor("editor", "de"));
    expect(said).toBe(name);
  });
});

describe("a row of a page's history", () => {
  const drawn = (shown: HistoryEntry, isPresent = false) =>
    drawnInEditor(
      <FrameProvider frame={{ version: null } as Frame}>
        <HistoryRow entry={shown} isPresent={isPresent} isLoading={false} onOpened={() => undefined} />
      </FrameProvider>,
      { state: {}, known: {} },
    );
  /** The row's lines as people read them. */
  const lines = (html: string) =>
    [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, line = ""]) => line.replace(/<[^>]+>/g, " ").trim());

  it("says when, what, the words that were written last, by whom and in which sections", () => {
    const html = drawn(
      entry([["texts", 2]], { words: "Brillen nach Mass", kinds: ["hero", "hero", "richTextBlock", "gone"] }),
    );
    expect(lines(html)).toEqual([
      "23.11.2026, 09:00",
      "2 Texte geändert",
      "«Brillen nach Mass»",
      "Vera · Einstieg, Text",
    ]);
    expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "Stand vom 23.11.2026, 09:00 ansehen",
      "Mit dem Stand vom 23.11.2026, 09:00 vergleichen",
    ]);
  });

  it("leads nowhere from the present state, and marks what visitors see", () => {
    const html = drawn(entry([["published"]], { publishedNumber: 3, isShown: true }), true);
    expect(lines(html)[0]).toMatch(/^23\.11\.2026, 09:00 +Online +Jetzt$/);
    expect(html).not.toContain("<button");
  });
});

describe("a row of the site's history", () => {
  const drawn = (opIds: string[]) => {
    const { revision, since, at, actorName } = entry([]);
    const did = { deed: "navigation" as const, count: 1, names: ["Team", "Kontakt"], settings: [], isTakenBack: false };
    const around = { state: {}, known: {} };
    const row = <SiteHistoryRow entry={{ revision, since, at, actorName, ...did, opIds }} />;
    return drawnInEditor(<SiteProvider client={{} as never} setting={editorSetting()} children={row} />, around);
  };

  it("names what it was about, also for the button that takes it back, with its moment", () => {
    const html = drawn(["one"]);
    expect(html).toContain(">Navigation geändert: Team, Kontakt<");
    expect(html).toContain('aria-label="Zurücknehmen: Navigation geändert: Team, Kontakt, 23.11.2026, 09:00"');
  });

  it("offers to take back nothing that is somebody else's", () => expect(drawn([])).not.toContain("<button"));
});
