import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseEditorLanguage, editorLanguageOf } from "~/features/account/editor-language.ts";
import { darkOf, darkPalettes } from "~/features/blocks/theme/dark-palettes.ts";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { editSite, loadSiteDocument, saveSettings } from "~/features/site/service.ts";
import { themeOf } from "~/features/site/domain/theme.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();
let ada: ServiceContext;
let ben: ServiceContext;

beforeEach(async () => {
  const { contexts } = await makeSite(database.db, { locales: ["de", "fr"], editors: 2 });
  ada = contexts[0];
  ben = contexts[1] ?? ada;
});

const look = (theme: Json) => ({ opId: randomUUID(), command: "theme.save", input: { theme } });
const undo = (opId: string) => ({ opId: randomUUID(), command: "history.undo", input: { opIds: [opId] } });
async function edit(ctx: ServiceContext, operation: ReturnType<typeof look> | ReturnType<typeof undo>) {
  return await editSite(ctx, { baseRevision: (await loadSiteDocument(ctx)).revision, operation });
}
const themeNow = async () => (await loadSiteDocument(ada)).document.theme;

describe("a site's look", () => {
  it("is chosen by any of its editors, is what visitors get from the next revision on, and is taken back", async () => {
    const before = await themeNow();
    const chosen = look(themePresets.dining);
    const { revision } = await edit(ben, chosen);
    expect(await themeNow()).toEqual(themePresets.dining);
    const kept = await database.db.site.findUniqueOrThrow({ where: { id: ada.siteId } });
    expect([kept.revision, themeOf(kept.theme)]).toEqual([revision, themePresets.dining]);
    await edit(ben, undo(chosen.opId));
    expect(await themeNow()).toEqual(before);
  });

  it("changes by its smallest parts: two people who choose different ones keep both", async () => {
    const { revision: baseRevision } = await loadSiteDocument(ada);
    await editSite(ben, { baseRevision, operation: look({ density: "compact" }) });
    await editSite(ada, { baseRevision, operation: look({ palette: { accent: "#7a1f2b" } }) });
    expect(await themeNow()).toMatchObject({ density: "compact", palette: { accent: "#7a1f2b" } });
  });

  it("has dark colours that go with every change of its palette, unless others are given, and back with it", async () => {
    const { palette } = themePresets.optics;
    const primary = "#1c4fa0";
    await edit(ada, look({ palette: { primary } }));
    expect(await themeNow(), "nobody asked for them").toMatchObject({ dark: null });
    await edit(ada, look({ palette, dark: darkPalettes.optics }));
    const blue = look({ palette: { primary } });
    await edit(ada, blue);
    expect(await themeNow()).toMatchObject({ dark: darkOf({ ...palette, primary }) });
    await edit(ada, undo(blue.opId));
    expect(await themeNow()).toMatchObject({ palette, dark: darkPalettes.optics });
    await edit(ada, look({ palette: { primary }, dark: darkPalettes.salon }));
    await edit(ada, look({ density: "compact" }));
    expect(await themeNow(), "as somebody gave them").toMatchObject({ dark: darkPalettes.salon });
    await edit(ada, look({ palette }));
    expect(await themeNow()).toMatchObject({ dark: darkPalettes.optics });
  });

  it("lets two people change different colours at once though dark ones go with both, but not over dark ones that were given", async () => {
    const { palette } = themePresets.optics;
    const [primary, accent] = ["#1c4fa0", "#7a1f2b"];
    await edit(ada, look({ palette, dark: darkPalettes.optics }));
    const { revision: baseRevision } = await loadSiteDocument(ada);
    await editSite(ada, { baseRevision, operation: look({ palette: { primary } }) });
    await editSite(ben, { baseRevision, operation: look({ palette: { accent } }) });
    const both = { ...palette, primary, accent };
    expect(await themeNow()).toMatchObject({ palette: both, dark: darkOf(both) });
    const late = { baseRevision, operation: look({ palette: { primary: accent } }) };
    await expect(editSite(ben, late), "the same colour").rejects.toMatchObject({ code: "stale" });

    const { revision: next } = await loadSiteDocument(ada);
    await editSite(ada, { baseRevision: next, operation: look({ dark: darkPalettes.salon }) });
    const over = { baseRevision: next, operation: look({ palette: { accent: primary } }) };
    await expect(editSite(ben, over), "the dark ones").rejects.toMatchObject({ code: "stale" });
    expect(await themeNow()).toMatchObject({ palette: both, dark: darkPalettes.salon });
  });

  it.each([
    ["theme-unreadable", { palette: { text: "#cccccc" } }],
    ["theme-unreadable", { palette: { paper: "#222222" } }],
    ["theme-unreadable", { dark: { ...themePresets.optics.palette, text: "#cccccc" } }],
    ["theme-invalid", { dark: { text: "#cccccc" } }],
    ["theme-invalid", { palette: { text: "red" } }],
    ["theme-invalid", { density: "endless" }],
    ["theme-invalid", { script: "alert(1)" }],
  ])("is refused as %s: %j", async (refusal, theme) => {
    await expect(edit(ada, look(theme))).rejects.toMatchObject({ code: "invalid", details: { refusal } });
  });
});

describe("the language of the editor", () => {
  it("is the site's until a person chooses one, and the site's again when the choice is taken back", async () => {
    const spoken = async (ctx: ServiceContext) => {
      const { settings } = (await loadSiteDocument(ctx)).document;
      return await editorLanguageOf(database.db, ctx.actor.userId, settings.editor.locale);
    };
    expect(await spoken(ada)).toBe("de");
    await saveSettings(ada, { editor: { locale: "fr" } });
    expect([await spoken(ada), await spoken(ben)]).toEqual(["fr", "fr"]);
    await chooseEditorLanguage(ben, { locale: "de" });
    expect([await spoken(ada), await spoken(ben)]).toEqual(["fr", "de"]);
    await chooseEditorLanguage(ben, { locale: null });
    expect(await spoken(ben)).toBe("fr");
  });
});
