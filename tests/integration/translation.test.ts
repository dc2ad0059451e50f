import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import type { SettingsPatch } from "~/features/site/schema.ts";
import { saveSettings } from "~/features/site/service.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";
import { startTranslationServer, type TranslationServer } from "../support/translation-servers.ts";

const database = useDatabase();
let deepl: TranslationServer;

// What the product reads of its environment is read once, after the server is there.
const product = async () => ({
  ...(await import("~/features/translation/save-translations.ts")),
  ...(await import("~/features/translation/translate-fields.ts")),
  ...(await import("~/features/translation/site-service.ts")),
  ...(await import("~/features/translation/former-words.ts")),
  ...(await import("~/features/translation/page-xliff.ts")),
});

beforeAll(async () => {
  deepl = await startTranslationServer("deepl");
  process.env["DEEPL_API_KEY"] = deepl.key;
  process.env["DEEPL_URL"] = deepl.url;
});
afterAll(() => deepl.close());
beforeEach(() => {
  deepl.asked.length = 0;
  deepl.say(null);
});

const glossary: Record<string, Json> = {
  [randomUUID()]: { source: "Vitrine", isKept: true },
  [randomUUID()]: { source: "Gleitsichtbrille", words: { fr: "verres progressifs" } },
};

async function pageWithHero(settings: SettingsPatch = { translations: { service: "deepl" } }) {
  const { contexts } = await makeSite(database.db, {});
  const [member] = contexts;
  const ctx: ServiceContext = { ...member, actor: { ...member.actor, isAdmin: true } };
  await saveSettings(ctx, settings);
  const { pageId } = await addPage(ctx, { name: "Brillen", locale: "de", collection: null, initialGroups: ["hero"] });
  const read = async () => (await loadDraft(ctx, { pageId })).document;
  const groupId = sectionsOf(await read())[0]?.id ?? "";
  const write = (fieldName: string, text: string, locale: "de" | "fr" = "de") =>
    runCommands(ctx, { pageId, steps: [{ command: "field.text", input: { groupId, fieldName, locale, text } }] });
  const french = async (fieldName: string) => (await read()).groups[groupId]?.fields[fieldName]?.texts.fr;
  return { ctx, member, pageId, groupId, write, french };
}
const languages = { from: "de", to: "fr" } as const;

describe("one field", () => {
  it("is translated with the site's own words and marked as a machine's", async () => {
    const { translateField } = await product();
    const { ctx, pageId, groupId, write, french } = await pageWithHero({
      translations: { service: "deepl" },
      glossary,
    });
    await write("title", "Die Gleitsichtbrille von Vitrine für {name}");
    const call = { pageId, fieldId: deriveId(groupId, "title"), ...languages, replace: false };
    expect(await translateField(ctx, call)).toMatchObject({ success: true });
    expect(await french("title")).toMatchObject({
      text: "DIE verres progressifs VON Vitrine FÜR {name}",
      origin: "machine",
    });
    expect(deepl.asked).toMatchObject([{ source_lang: "DE", target_lang: "FR" }]);
  });

  it("is left alone where a person wrote it, unless that was asked", async () => {
    const { translateField } = await product();
    const { ctx, pageId, groupId, write, french } = await pageWithHero();
    await write("title", "Brillen");
    await write("title", "À moi", "fr");
    const call = { pageId, fieldId: deriveId(groupId, "title"), ...languages };
    await expect(translateField(ctx, { ...call, replace: false })).rejects.toMatchObject({
      details: { refusal: "translation-kept" },
    });
    expect(deepl.asked).toEqual([]);
    await translateField(ctx, { ...call, replace: true });
    expect(await french("title")).toMatchObject({ text: "BRILLEN", origin: "machine" });
  });

  it("says what lacks: a service, a key, a text, a field, a language", async () => {
    const { translateField, translationState } = await product();
    const { ctx, pageId, groupId, write } = await pageWithHero({});
    const call = { pageId, fieldId: deriveId(groupId, "title"), ...languages, replace: false };
    await write("title", "Brillen");
    const refusal = (change: object) =>
      translateField(ctx, { ...call, ...change }).then(
        () => null,
        (error: { code: string; message: string; details?: { refusal?: string } }) => [
          error.code,
          error.details?.refusal,
        ],
      );
    expect(await refusal({})).toEqual(["unavailable", "translation-not-set"]);
    expect(await translationState(ctx)).toEqual({ service: "off", lacks: null });
    await saveSettings(ctx, { translations: { service: "libretranslate" } });
    expect(await refusal({})).toEqual(["unavailable", "translation-not-set"]);
    expect(await translationState(ctx)).toEqual({ service: "libretranslate", lacks: "LIBRETRANSLATE_URL" });
    await saveSettings(ctx, { translations: { service: "deepl" } });
    expect(await translationState(ctx)).toEqual({ service: "deepl", lacks: null });
    expect(await refusal({ fieldId: deriveId(groupId, "kicker") })).toEqual(["not-found", undefined]);
    expect(await refusal({ from: "fr", to: "de", replace: true })).toEqual(["unavailable", "translation-nothing"]);
    expect(await refusal({ to: "rm" })).toEqual(["invalid", "locale-unknown"]);
    deepl.failNext({ status: 456 });
    await expect(translateField(ctx, call)).rejects.toThrow("language error: DeepL's quota is used up");
  });

  it("is nobody's on another site", async () => {
    const { translateField, translateFields, translateMissing } = await product();
    const { pageId, groupId } = await pageWithHero();
    const { ctx: foreign } = await pageWithHero();
    const fieldId = deriveId(groupId, "title");
    const fields = [{ groupId, fieldName: "title" }];
    for (const call of [
      () => translateField(foreign, { pageId, fieldId, ...languages, replace: true }),
      () => translateFields(foreign, { pageId, ...languages, fields }),
      () => translateMissing(foreign, { pageId, to: "fr", without: [] }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "not-found" });
    expect(deepl.asked).toEqual([]);
  });

  it("is chosen by admins: an optician may keep the glossary and no service", async () => {
    const { member } = await pageWithHero();
    await expect(saveSettings(member, { translations: { service: "openai" } })).rejects.toMatchObject({
      code: "forbidden",
    });
    const [id = ""] = Object.keys(glossary);
    await expect(saveSettings(member, { glossary })).resolves.toMatchObject({
      glossary: { [id]: { source: "Vitrine", isKept: true, words: {} } },
    });
    expect(Object.keys((await saveSettings(member, { glossary: { [id]: null } })).glossary)).toHaveLength(1);
  });
});

describe("everything that is missing", () => {
  it("is translated from call to call; what broke is named, what a person wrote stays", async () => {
    const { translateMissing } = await product();
    const { ctx, pageId, write, french } = await pageWithHero();
    await write("title", "Für {name}");
    await write("kicker", "Neu");
    await write("kicker", "À moi", "fr");
    await write("subtitle", "Gut gesehen").catch(() => undefined);
    deepl.say((markup) => (markup.includes("<x") ? "kaputt" : markup.toUpperCase()));
    const first = await translateMissing(ctx, { pageId, to: "fr", without: [] });
    expect(first.failed).toMatchObject([{ fieldName: "title", refusal: "translation-broken" }]);
    expect(first.left).toBe(0);
    expect(await french("kicker")).toMatchObject({ text: "À moi", origin: "human" });
    expect(await french("title")).toBeUndefined();
    const asked = deepl.asked.length;
    const without = first.failed.map(({ groupId, fieldName }) => ({ groupId, fieldName }));
    expect(await translateMissing(ctx, { pageId, to: "fr", without })).toEqual({ done: 0, left: 0, failed: [] });
    expect(deepl.asked).toHaveLength(asked);
  });
});

describe("a text that was changed since it was translated", () => {
  it("is found in the page's history as it was, by the mark of the translation", async () => {
    const { formerWords } = await product();
    const { ctx, pageId, groupId, write, french } = await pageWithHero();
    await write("title", "Zuerst");
    await write("title", "Brillen für alle");
    await write("title", "Lunettes pour tous", "fr");
    await write("title", "Gläser für alle");
    const sourceHash = (await french("title"))?.sourceHash ?? "";
    const place = { pageId, groupId, fieldName: "title" };
    expect(await formerWords(ctx, { ...place, sourceHash })).toEqual({ words: "Brillen für alle" });
    expect(await formerWords(ctx, { ...place, sourceHash: "0" })).toEqual({ words: null });
    const { ctx: foreign } = await pageWithHero();
    await expect(formerWords(foreign, { ...place, sourceHash })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a translator's file", () => {
  it("takes a page's texts along and brings them back by their ids; whatever does not fit is named", async () => {
    const { pageXliff, readPageXliff } = await product();
    const { ctx, pageId, groupId, write, french } = await pageWithHero();
    await write("title", "Für {name}");
    await write("kicker", "Neu");
    await write("kicker", "À moi", "fr");
    const json: Json = [{ type: "p", children: [{ text: "Ein " }, { text: "fetter", bold: true }, { text: " Text" }] }];
    const rich = { groupId, fieldName: "description", locale: "de" as const, json };
    await runCommands(ctx, { pageId, steps: [{ command: "field.richText", input: rich }] });

    const { xml } = await pageXliff(ctx, { pageId, to: "fr" });
    const written = xml
      .replace(/(<source>Für (<ph[^>]*>)<\/source>)/, "$1<target>Pour $2</target>")
      .replace("À moi", "À nous")
      .replace(/(<source>Ein (<pc[^>]*>)fetter<\/pc> Text<\/source>)/, "$1<target>Un texte $2gras</pc></target>")
      .replace("</file>", '<unit id="nobody"><segment><source>x</source><target>y</target></segment></unit></file>');
    const read = await readPageXliff(ctx, { pageId, xml: written });
    expect(read).toMatchObject({ locale: "fr", byHand: 1, same: 0, problems: [{ id: "nobody", problem: "unknown" }] });
    expect(read.texts.map(({ fieldName, text }) => [fieldName, text])).toEqual([
      ["kicker", "À nous"],
      ["title", "Pour {name}"],
      ["description", "Un texte gras"],
    ]);
    const input = { locale: read.locale, texts: read.texts, mayReplace: true, by: "human" as const };
    await runCommands(ctx, { pageId, steps: [{ command: "field.translate", input }] });
    expect(await french("description")).toMatchObject({
      origin: "human",
      json: [{ children: [{}, { text: "gras", bold: true }] }],
    });

    const again = await readPageXliff(ctx, { pageId, xml: (await pageXliff(ctx, { pageId, to: "fr" })).xml });
    expect(again).toMatchObject({ texts: [], problems: [] });
    await write("title", "Neu für {name}");
    const outdated = await readPageXliff(ctx, { pageId, xml: written.replace("Un texte <pc", "Un <b>texte</b> <pc") });
    expect(outdated.problems.map(({ problem }) => problem)).toEqual(["changed", "broken", "unknown"]);
  });

  it("is refused when it is of another page, another language or no such file", async () => {
    const { pageXliff, readPageXliff } = await product();
    const { ctx, pageId } = await pageWithHero();
    const { xml } = await pageXliff(ctx, { pageId, to: "fr" });
    const refusal = (changed: string) =>
      readPageXliff(ctx, { pageId, xml: changed }).then(
        () => null,
        (error: { details?: { refusal?: string } }) => error.details?.refusal,
      );
    expect(await refusal(xml)).toBeNull();
    expect(await refusal(xml.replace(pageId, randomUUID()))).toBe("xliff-page");
    expect(await refusal(xml.replace('trgLang="fr"', 'trgLang="it"'))).toBe("xliff-languages");
    expect(await refusal(xml.replace('srcLang="de"', 'srcLang="en"'))).toBe("xliff-languages");
    expect(await refusal(`<!DOCTYPE x [<!ENTITY e "x">]>${xml}`)).toBe("xliff-invalid");
  });
});
