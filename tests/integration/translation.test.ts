import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyItem, emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { saveItem, saveJob } from "~/features/listings/service.ts";
import { oneEntryWords } from "~/features/listings/translations/entry-words.ts";
import { saveEntryText } from "~/features/listings/translations/save-text.ts";
import { translatedEntries } from "~/features/listings/translations/translated-entries.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import type { SettingsPatch } from "~/features/site/schema.ts";
import { describeMedium } from "~/features/site/describe-medium.ts";
import { runSiteCommands } from "~/features/site/run-commands.ts";
import { loadSiteDocument, saveSettings } from "~/features/site/service.ts";
import { translateEverything } from "~/features/translation/everything/job.ts";
import { endRun, shownRun, startRun } from "~/features/translation/everything/run.ts";
import { formerWords } from "~/features/translation/former-words.ts";
import { translationState } from "~/features/translation/site-service.ts";
import { translateEntries, translateEntry } from "~/features/translation/translate-entries.ts";
import { translateField } from "~/features/translation/translate-field.ts";
import { translateFields } from "~/features/translation/translate-fields.ts";
import { translateMissing, translateNavigation } from "~/features/translation/translate-missing.ts";
import { translateWords } from "~/features/translation/translate-words.ts";
import { pageXliff, readPageXliff } from "~/features/translation/xliff/page-xliff.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { env } from "~/server/env.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { inSite } from "~/server/site-scope.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";
import { startTranslationServer, type TranslationServer } from "../support/translation-servers.ts";
import { onWaiting } from "../support/while-waiting.ts";

const database = useDatabase();
let deepl: TranslationServer;

beforeAll(async () => {
  deepl = await startTranslationServer("deepl");
  Object.assign(env, { DEEPL_API_KEY: deepl.key, DEEPL_URL: deepl.url });
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
  return { ctx, member, pageId, groupId, read, write, french };
}
const languages = { from: "de", to: "fr" } as const;

async function addPicture({ db, siteId }: ServiceContext, words: string): Promise<string> {
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType: "image", mimeType: "image/webp", bucketFolder: "library" } as const;
  await inSite(siteId, () =>
    db.media.create({ data: { ...file, ...type, id, objectId: id, siteId, alt: { de: words } } }),
  );
  return id;
}
const pictureOf = ({ db, siteId }: ServiceContext, id: string) =>
  inSite(siteId, () => db.media.findFirstOrThrow({ where: { id, siteId } }));

/** Later changes of a page that are about none of its texts. */
async function addChanges({ db, siteId, actor }: ServiceContext, documentId: string, count: number) {
  const change = { siteId, document: "page", documentId, command: "page.options", input: {}, patches: [] };
  await inSite(siteId, () =>
    db.change.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        ...change,
        actorName: actor.name,
        opId: randomUUID(),
        revision: 1_000 + index,
      })),
    }),
  );
}

describe("one field", () => {
  it("is translated with the site's own words and marked as a machine's", async () => {
    const { ctx, pageId, groupId, write, french } = await pageWithHero({
      translations: { service: "deepl" },
      glossary,
    });
    await write("title", "Die Gleitsichtbrille von Vitrine für {name}");
    const call = { pageId, fieldId: deriveId(groupId, "title"), ...languages, replace: false };
    expect(await translateField(ctx, call)).toMatchObject({ success: true, error: null });
    expect(await french("title")).toMatchObject({
      text: "DIE verres progressifs VON Vitrine FÜR {name}",
      origin: "machine",
    });
    expect(deepl.asked).toMatchObject([{ source_lang: "DE", target_lang: "FR" }]);
  });

  it("is left alone where a person wrote it, unless that was asked", async () => {
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
    await expect(saveSettings(member, { glossary })).resolves.toHaveProperty(["glossary", id], {
      source: "Vitrine",
      isKept: true,
      words: {},
    });
    expect(Object.keys((await saveSettings(member, { glossary: { [id]: null } })).glossary)).toHaveLength(1);
  });
});

describe("words that stand on no page", () => {
  it("are translated with their formats, one by one, and nothing is saved", async () => {
    const { ctx } = await pageWithHero();
    deepl.say((markup) => markup.replace(/(?<=^|>)[^<]+/g, (words) => words.toUpperCase()));
    const rich = [[{ type: "p" as const, children: [{ text: "Vier " }, { text: "Jahre", italic: true as const }] }]];
    const made = await translateWords(ctx, { from: "de", to: "fr", texts: ["Lehrstelle"], rich });
    expect(made.texts).toEqual(["LEHRSTELLE"]);
    expect(JSON.stringify(made.rich)).toMatch(/VIER.*JAHRE.*italic/);
  });
});

describe("everything that is missing", () => {
  it("is translated from call to call; what broke is named, what a person wrote stays", async () => {
    const { ctx, pageId, groupId, write, french } = await pageWithHero();
    await write("title", "Für {name}");
    await write("kicker", "Neu");
    await write("kicker", "À moi", "fr");
    await write("subtitle", "Gut gesehen").catch(() => undefined);
    deepl.say((markup) => (markup.includes("<x") ? "kaputt" : markup.toUpperCase()));
    const first = await translateMissing(ctx, { pageId, to: "fr", without: [] });
    expect(first).toEqual({ done: 1, left: 0, failed: [`${groupId}:title`] });
    expect(await french("kicker")).toMatchObject({ text: "À moi", origin: "human" });
    expect(await french("title")).toBeUndefined();
    const asked = deepl.asked.length;
    const again = { pageId, to: "fr" as const, without: first.failed };
    expect(await translateMissing(ctx, again)).toEqual({ done: 0, left: 0, failed: [] });
    expect(deepl.asked).toHaveLength(asked);
  });

  it("is the page's own words, its pictures' and the navigation's as well, marked until a person looks at them", async () => {
    const { ctx, pageId, groupId, read } = await pageWithHero({ translations: { service: "deepl" }, glossary });
    const mediaId = await addPicture(ctx, "Ein Laden");
    const [containerId, entryId] = [randomUUID(), randomUUID()];
    await runCommands(ctx, {
      pageId,
      steps: [
        { command: "page.description", input: { locale: "de", description: "Alles von Vitrine" } },
        { command: "field.image", input: { groupId, fieldName: "image", mediaId } },
      ],
    });
    await runSiteCommands(ctx, () => [
      { command: "navigation.addContainer", input: { containerId, area: "header", label: { de: "Gleitsichtbrille" } } },
      { command: "navigation.add", input: { containerId, entryId, pageId } },
      { command: "navigation.edit", input: { entryId, label: { de: "Zu uns", fr: "Chez nous" } } },
    ]);
    expect(await translateMissing(ctx, { pageId, to: "fr", without: [] })).toEqual({ done: 3, left: 0, failed: [] });
    expect((await read()).locales.fr).toEqual({
      slug: "brillen",
      name: "BRILLEN",
      nameSource: "Brillen",
      description: "ALLES VON Vitrine",
      descriptionSource: "Alles von Vitrine",
      machine: ["name", "description"],
    });
    const other = await addPage(ctx, { name: "Gleitsichtbrille", locale: "de", collection: null, initialGroups: [] });
    await translateMissing(ctx, { pageId: other.pageId, to: "fr", without: [] });
    const named = (await loadDraft(ctx, other)).document.locales.fr;
    expect(named?.slug, "the address follows the name").toBe("verres-progressifs");
    const third = await addPage(ctx, { name: "Gleitsichtbrille", locale: "de", collection: null, initialGroups: [] });
    const choose = () => {
      const step = { command: "page.slug", input: { locale: "fr", slug: "choisi" } } as const;
      return runCommands(ctx, { pageId: third.pageId, steps: [step] });
    };
    const meanwhile = { ...ctx, db: beforeTransaction(ctx.db, choose) };
    await translateMissing(meanwhile, { pageId: third.pageId, to: "fr", without: [] });
    const kept = { slug: "choisi", name: "verres progressifs" };
    expect((await loadDraft(ctx, third)).document.locales.fr, "unless somebody chooses one").toMatchObject(kept);
    expect(await pictureOf(ctx, mediaId)).toMatchObject({
      alt: { de: "Ein Laden", fr: "EIN LADEN" },
      altSources: { fr: "Ein Laden" },
      altMachine: ["fr"],
    });
    expect(await translateNavigation(ctx, { to: "fr", without: [] })).toEqual({ done: 1, left: 0, failed: [] });
    const longId = await addPicture(ctx, "Ein sehr langer Laden");
    const long = { command: "field.image", input: { groupId, fieldName: "image", mediaId: longId } } as const;
    await runCommands(ctx, { pageId, steps: [long] });
    deepl.say(() => "x".repeat(501));
    expect(await translateMissing(ctx, { pageId, to: "fr", without: [] })).toMatchObject({
      done: 0,
      failed: [`picture ${longId}`],
    });
    const { document } = await loadSiteDocument(ctx);
    expect(document.navigation.containers[containerId]).toMatchObject({
      label: { fr: "verres progressifs" },
      labelMachine: ["fr"],
    });
    expect(document.navigation.entries[entryId]).toMatchObject({ label: { fr: "Chez nous" }, labelMachine: [] });

    await runCommands(ctx, {
      pageId,
      steps: [
        { command: "page.translated", input: { locale: "fr", part: "name" } },
        { command: "page.description", input: { locale: "fr", description: "Tout" } },
      ],
    });
    await describeMedium(ctx, { id: mediaId, alt: { fr: "EIN LADEN" } });
    await runSiteCommands(ctx, () => [{ command: "navigation.translated", input: { id: containerId, locale: "fr" } }]);
    expect((await read()).locales.fr).not.toHaveProperty("machine");
    expect(await pictureOf(ctx, mediaId)).toMatchObject({ alt: { fr: "EIN LADEN" }, altMachine: [] });
    const after = await loadSiteDocument(ctx);
    expect(after.document.navigation.containers[containerId]?.labelMachine).toEqual([]);
  });

  it("is what the entries of lists say as well; a person's words stay, and what is saved later is told apart", async () => {
    const { ctx } = await pageWithHero({ translations: { service: "deepl" }, glossary });
    const richTextDescription = { de: [{ type: "p" as const, children: [{ text: "Bei {name} ab sofort" }] }] };
    const mediaId = await addPicture(ctx, "Ein Laden");
    const job = {
      ...emptyJob(randomUUID()),
      title: { de: "Lehrstelle" },
      workQuota: { de: "Ganz" },
      richTextDescription,
      titleImageIds: [mediaId],
    };
    const over = { ...emptyJob(randomUUID()), title: { de: "Vorbei" }, validThrough: "2020-01-01" };
    for (const each of [job, over]) await saveJob(ctx, each);
    const place = { list: "jobs", id: job.id } as const;
    const words = () => inSite(ctx.siteId, () => oneEntryWords(ctx, place));
    expect(await translatedEntries(ctx, new Date())).toMatchObject([
      { ...place, counts: { fr: { missing: 3, forService: 3 } } },
    ]);
    deepl.say((markup) => (markup.includes("name") ? "kaputt" : markup.toUpperCase()));
    const missing = { list: "jobs" as const, to: "fr" as const, without: [] };
    const failed = [`${job.id}:richTextDescription`];
    expect(await translateEntries(ctx, missing)).toEqual({ done: 3, left: 0, failed });
    expect(await pictureOf(ctx, mediaId), "of the entry").toMatchObject({
      alt: { fr: "EIN LADEN" },
      altMachine: ["fr"],
    });
    const isMachine = true;
    expect(await words()).toMatchObject({
      title: { fr: "LEHRSTELLE" },
      wordMarks: { fr: { title: { isMachine }, workQuota: { isMachine } } },
    });
    expect(await translateEntries(ctx, { ...missing, without: failed })).toEqual({ done: 0, left: 0, failed: [] });

    await saveJob(ctx, { ...job, title: { de: "Für alle", fr: "LEHRSTELLE" }, workQuota: { de: "Ganz", fr: "À moi" } });
    expect((await words()).wordMarks).toEqual({ fr: { title: { madeFrom: "Lehrstelle", isMachine } } });
    deepl.say(null);
    const all = { ...place, to: "fr", parts: ["title", "workQuota", "richTextDescription"] } as const;
    expect(await translateEntry(ctx, { ...all, parts: [...all.parts], replace: false })).toMatchObject({ done: 2 });
    expect(await words()).toMatchObject({
      title: { fr: "FÜR ALLE" },
      workQuota: { fr: "À moi" },
      richTextDescription: { fr: [{ children: [{ text: "BEI {name} AB SOFORT" }] }] },
    });

    const text = { ...place, locale: "fr", part: "title", json: null } as const;
    await expect(saveEntryText(ctx, { ...text, text: "Pour tous", was: "Autre" })).rejects.toMatchObject({
      code: "stale",
    });
    await saveEntryText(ctx, { ...text, text: "Pour tous", was: "FÜR ALLE" });
    expect((await words()).wordMarks).toEqual({ fr: { richTextDescription: { isMachine } } });
    for (const wrong of [{ text: "x".repeat(201) }, { text: "x", part: "richTextDescription" as const, json: "x" }])
      await expect(saveEntryText(ctx, { ...text, ...wrong })).rejects.toMatchObject({ code: "invalid" });
    await saveEntryText(ctx, { ...text, locale: "de", text: null });
    await expect(saveEntryText(ctx, { ...text, text: null })).rejects.toMatchObject({
      details: { refusal: "entry-untitled" },
    });
    const drawer = { ...job, title: { de: "Stelle", fr: "POSTE" }, byMachine: { fr: ["title" as const] } };
    await saveJob(ctx, drawer);
    expect((await words()).wordMarks, "what was translated in its form").toEqual({ fr: { title: { isMachine } } });
    const { ctx: foreign } = await pageWithHero();
    await expect(saveEntryText(foreign, { ...text, text: "Fremd" })).rejects.toMatchObject({ code: "not-found" });
    await expect(translateEntry(foreign, { ...all, parts: ["title"], replace: true })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("is an entry's from another language than the first as well, and stale once the first one says something else", async () => {
    const { ctx } = await pageWithHero();
    const job = {
      ...emptyJob(randomUUID()),
      title: { de: "Lehrstelle", fr: "Apprentissage" },
      workQuota: { fr: "Plein" },
    };
    await saveJob(ctx, job);
    const place = { list: "jobs", id: job.id } as const;
    const asked = { ...place, from: "fr", to: "en", replace: false } as const;
    expect(await translateEntry(ctx, { ...asked, parts: ["title", "workQuota"] })).toMatchObject({ done: 2 });
    const words = () => inSite(ctx.siteId, () => oneEntryWords(ctx, place));
    const isMachine = true;
    expect(await words()).toMatchObject({
      title: { en: "APPRENTISSAGE" },
      workQuota: { en: "PLEIN" },
      wordMarks: { en: { title: { isMachine }, workQuota: { isMachine } } },
    });
    expect((await words()).wordMarks.en?.title, "made from what German says now").not.toHaveProperty("madeFrom");
    const wrong = [
      { from: "fr", to: "fr" },
      { from: undefined, to: "de" },
      { from: "it", to: "fr" },
      { to: "it" },
    ] as const;
    for (const languages of wrong)
      await expect(translateEntry(ctx, { ...asked, ...languages, parts: ["title"] })).rejects.toMatchObject({
        code: "invalid",
      });
    await saveEntryText(ctx, { ...place, locale: "de", part: "title", text: "Stelle", json: null });
    expect((await words()).wordMarks.en?.title).toMatchObject({ madeFrom: "Lehrstelle" });
  });

  it("gives a page no address that another one has: its name stays missing, and the rest is done", async () => {
    const { ctx, pageId, write, french } = await pageWithHero();
    const other = await addPage(ctx, { name: "Andere", locale: "de", collection: null, initialGroups: [] });
    await inSite(ctx.siteId, () =>
      ctx.db.pageLocale.deleteMany({ where: { siteId: ctx.siteId, pageId, locale: "fr" } }),
    );
    const step = { command: "page.nameAndSlug", input: { locale: "fr", name: "Lunettes", slug: "brillen" } } as const;
    await runCommands(ctx, { pageId: other.pageId, steps: [step] });
    await write("title", "Gut");
    expect(await translateMissing(ctx, { pageId, to: "fr", without: [] })).toEqual({
      done: 1,
      left: 0,
      failed: ["name"],
    });
    expect(await french("title")).toMatchObject({ text: "GUT" });
  });
});

describe("a whole site, in the background", () => {
  /** Two pages with a text each, and an admin of the installation. */
  async function siteToTranslate() {
    const { ctx, write } = await pageWithHero();
    await write("title", "Erste");
    const { pageId } = await addPage(ctx, { name: "Linsen", locale: "de", collection: null, initialGroups: ["hero"] });
    const second = async () => (await loadDraft(ctx, { pageId })).document;
    const groupId = sectionsOf(await second())[0]?.id ?? "";
    const input = { groupId, fieldName: "title", locale: "de" as const, text: "Zweite" };
    await runCommands(ctx, { pageId, steps: [{ command: "field.text", input }] });
    await ctx.db.user.update({ where: { id: ctx.actor.userId }, data: { isAdmin: true } });
    const work = async (signal = new AbortController().signal) => {
      const row = await inSite(ctx.siteId, () =>
        ctx.db.translationRun.findFirstOrThrow({ where: { siteId: ctx.siteId } }),
      );
      await translateEverything({ db: database.db, bus: ctx.bus, signal }, { siteId: ctx.siteId, runId: row.id });
    };
    return {
      ctx,
      work,
      startRun,
      shownRun,
      endRun,
      second: async () => (await second()).groups[groupId]?.fields["title"],
    };
  }
  const to = "fr" as const;

  it("waits where the site's share of letters is used up, and goes on by itself", async () => {
    const { ctx, work, startRun, shownRun } = await siteToTranslate();
    const letters = rateLimit("translated letters", { most: 500_000, windowMs: 3_600_000 });
    await startRun(ctx, { to });
    letters.add(ctx.siteId, 500_000);
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "running", done: 0 });
    const [job] = await database.db.$queryRaw<{ isLater: boolean }[]>`
      SELECT start_after > now() + interval '50 minutes' AS "isLater" FROM jobs.job
      WHERE name = 'translation.everything' AND data->>'siteId' = ${ctx.siteId} ORDER BY start_after DESC LIMIT 1`;
    expect(job?.isLater).toBe(true);
  });

  it("is translated page by page in one run, of which nobody begins a second", async () => {
    const { ctx, work, startRun, shownRun, endRun, second } = await siteToTranslate();
    expect(await startRun(ctx, { to })).toMatchObject({ state: "running", done: 0, pagesDone: 0 });
    await expect(startRun(ctx, { to })).rejects.toMatchObject({ details: { refusal: "translation-running" } });
    const { ctx: foreign } = await pageWithHero();
    expect(await shownRun(foreign)).toBeNull();
    await work();
    const { pagesTotal } = (await shownRun(ctx)) ?? {};
    expect(await shownRun(ctx)).toMatchObject({ state: "done", done: 4, pagesDone: pagesTotal, incomplete: [] });
    expect((await second())?.texts.fr).toMatchObject({ text: "ZWEITE", origin: "machine" });
    await endRun(ctx);
    expect(await shownRun(ctx)).toBeNull();
  });

  it("stays where somebody begins it anew while the former one is cleared away", async () => {
    const { ctx, work, startRun, shownRun, endRun } = await siteToTranslate();
    await startRun(ctx, { to });
    await work();
    const { siteId } = ctx;
    await onWaiting(database)(
      (tx) => tx.translationRun.updateMany({ where: { siteId }, data: { state: "running" } }),
      () => endRun(ctx),
    );
    expect(await shownRun(ctx)).toMatchObject({ state: "running" });
    await endRun(ctx);
  });

  it("goes on where a process was stopped, without asking for anything twice", async () => {
    const { ctx, work, startRun, shownRun, second } = await siteToTranslate();
    await startRun(ctx, { to });
    const stop = new AbortController();
    deepl.say((markup) => {
      stop.abort();
      return markup.toUpperCase();
    });
    await work(stop.signal);
    expect(await shownRun(ctx)).toMatchObject({ state: "running", done: 2 });
    expect((await second())?.texts.fr).toBeUndefined();
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "done", done: 4 });
    const texts = deepl.asked.flatMap(({ text }) => text);
    expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
  });

  it("asks for nothing while the site is in the trash, and goes on once it is back", async () => {
    const { ctx, work, startRun, shownRun } = await siteToTranslate();
    await startRun(ctx, { to });
    const trash = (deletedAt: Date | null) =>
      database.db.site.update({ where: { id: ctx.siteId }, data: { deletedAt } });
    deepl.say(async (markup) => {
      await trash(new Date());
      return markup.toUpperCase();
    });
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "running", done: 2 });
    const asked = deepl.asked.length;
    await work();
    expect(deepl.asked).toHaveLength(asked);
    expect(await shownRun(ctx)).toMatchObject({ state: "running", done: 2 });
    await trash(null);
    deepl.say((markup) => markup.toUpperCase());
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "done", done: 4 });
  });

  it("asks for nothing again that could not be translated, however many stretches a page takes", async () => {
    const { ctx, work, startRun, shownRun } = await siteToTranslate();
    const initialGroups = Array.from({ length: 26 }, () => "hero");
    const { pageId } = await addPage(ctx, { name: "Viele", locale: "de", collection: null, initialGroups });
    const steps = sectionsOf((await loadDraft(ctx, { pageId })).document).map(({ id }, at) => ({
      command: "field.text" as const,
      input: { groupId: id, fieldName: "title", locale: "de" as const, text: `Nummer ${at} von {name}` },
    }));
    await runCommands(ctx, { pageId, steps });
    await saveItem(ctx, { ...emptyItem(randomUUID()), title: { de: "Etui von {name}" } });
    await saveItem(ctx, { ...emptyItem(randomUUID()), title: { de: "Etui" } });
    await startRun(ctx, { to });
    const stop = new AbortController();
    deepl.say((markup) => {
      if (!markup.includes("<x")) return markup.toUpperCase();
      stop.abort();
      return "kaputt";
    });
    await work(stop.signal);
    expect(await shownRun(ctx)).toMatchObject({ state: "running" });
    await work();
    expect(await shownRun(ctx)).toMatchObject({
      ...{ state: "done", incomplete: ["Viele"], incompleteLists: ["items"] },
    });
    expect((await translatedEntries(ctx, new Date())).map(({ counts }) => counts.fr?.missing).toSorted()).toEqual([
      0, 1,
    ]);
    const texts = deepl.asked.flatMap(({ text }) => text as string[]).filter((text) => text.includes("<x"));
    expect(texts).toHaveLength(27);
    expect(new Set(texts).size).toBe(27);
  });

  it("ends with the service's reason and keeps what is done; a cancelled one asks for nothing more", async () => {
    const { ctx, work, startRun, shownRun, endRun, second } = await siteToTranslate();
    await startRun(ctx, { to });
    deepl.say((markup) => {
      deepl.failNext({ status: 456 });
      return markup.toUpperCase();
    });
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "failed", done: 2, refusal: "translation-quota" });
    expect((await second())?.texts.fr).toBeUndefined();

    await startRun(ctx, { to });
    await endRun(ctx);
    const asked = deepl.asked.length;
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "cancelled", done: 0 });
    expect(deepl.asked).toHaveLength(asked);
  });

  it("is not ended by a worker that was taken for lost, whatever becomes of its last part", async () => {
    const { ctx, work, startRun, shownRun } = await siteToTranslate();
    await startRun(ctx, { to });
    const heir = { workerId: randomUUID(), heardAt: new Date() };
    deepl.say(async () => {
      await inSite(ctx.siteId, () => ctx.db.translationRun.updateMany({ where: { siteId: ctx.siteId }, data: heir }));
      throw new Error("the service breaks down");
    });
    await work();
    expect(deepl.asked).not.toEqual([]);
    expect(await shownRun(ctx)).toMatchObject({ state: "running", refusal: null });
    const own = await inSite(ctx.siteId, () =>
      ctx.db.translationRun.findFirstOrThrow({ where: { siteId: ctx.siteId } }),
    );
    expect(own.workerId, "its successor goes on").toBe(heir.workerId);
  });

  it("ends when its language is taken off the site, and names no page for it", async () => {
    const { ctx, work, startRun, shownRun } = await siteToTranslate();
    await startRun(ctx, { to });
    await ctx.db.site.update({ where: { id: ctx.siteId }, data: { locales: ["de"] } });
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "failed", refusal: "locale-unknown", incomplete: [] });
    expect(deepl.asked).toEqual([]);
  });

  it("ends when whoever asked for it may not edit the site any more", async () => {
    const { ctx, work, startRun, shownRun } = await siteToTranslate();
    await startRun(ctx, { to });
    await ctx.db.user.update({ where: { id: ctx.actor.userId }, data: { isAdmin: false } });
    await work();
    expect(await shownRun(ctx)).toMatchObject({ state: "failed", refusal: "forbidden" });
    expect(deepl.asked).toEqual([]);
  });
});

describe("a text that was changed since it was translated", () => {
  it("is found in the page's history as it was, by the mark of the translation", async () => {
    const { ctx, pageId, groupId, write, french } = await pageWithHero();
    await write("title", "Zuerst");
    await write("title", "Brillen für alle");
    await write("title", "Lunettes pour tous", "fr");
    await write("title", "Gläser für alle");
    const sourceHash = (await french("title"))?.sourceHash ?? "";
    await write("kicker", "Neu");
    await write("kicker", "Nouveau", "fr");
    const kicker = (await french("kicker"))?.sourceHash ?? "";
    await write("kicker", "Neuer");
    await addChanges(ctx, pageId, 510);
    const texts = [
      { groupId, fieldName: "title", sourceHash },
      { groupId, fieldName: "kicker", sourceHash: kicker },
      { groupId, fieldName: "kicker", sourceHash: "0" },
    ];
    expect(await formerWords(ctx, { pageId, texts })).toEqual({
      words: { [sourceHash]: "Brillen für alle", [kicker]: "Neu" },
    });
    const elsewhere = [{ groupId, fieldName: "kicker", sourceHash }];
    expect(await formerWords(ctx, { pageId, texts: elsewhere })).toEqual({ words: {} });
    const { ctx: foreign } = await pageWithHero();
    await expect(formerWords(foreign, { pageId, texts })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a translator's file", () => {
  it("takes a page's texts along and brings them back by their ids; whatever does not fit is named", async () => {
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
      .replace(/(<unit id="name">[^]*?<\/source>)/, "$1<target>Lunettes</target>")
      .replace("</file>", '<unit id="nobody"><segment><source>x</source><target>y</target></segment></unit></file>');
    const read = await readPageXliff(ctx, { pageId, xml: written });
    expect(read).toMatchObject({ locale: "fr", same: 1, problems: [{ id: "nobody", problem: "unknown" }] });
    const byHand = { note: "hero · kicker", before: "À moi", after: "À nous" };
    expect(read.byHand).toEqual([{ id: expect.any(String) as string, ...byHand }]);
    expect(read.texts.map(({ fieldName, text }) => [fieldName, text])).toEqual([
      ["kicker", "À nous"],
      ["title", "Pour {name}"],
      ["description", "Un texte gras"],
    ]);
    const input = { locale: read.locale, texts: read.texts, mayReplace: true, by: "human" as const };
    expect(read.words).toEqual([{ part: "name", text: "Lunettes", source: "Brillen" }]);
    const own = { ...input, texts: read.words };
    await runCommands(ctx, {
      pageId,
      steps: [
        { command: "field.translate", input },
        { command: "page.translate", input: own },
      ],
    });
    expect(await french("description")).toMatchObject({
      origin: "human",
      json: [{ children: [{}, { text: "gras", bold: true }] }],
    });

    const again = await readPageXliff(ctx, { pageId, xml: (await pageXliff(ctx, { pageId, to: "fr" })).xml });
    expect(again).toMatchObject({ texts: [], words: [], address: null, problems: [] });
    await write("title", "Neu für {name}");
    const outdated = await readPageXliff(ctx, { pageId, xml: written.replace("Un texte <pc", "Un <b>texte</b> <pc") });
    expect(outdated.problems.map(({ problem }) => problem)).toEqual(["changed", "broken", "unknown"]);
  });

  it("takes along what the page's pictures show, and brings it back beside the page's own texts", async () => {
    const { ctx, pageId, groupId, write } = await pageWithHero();
    await write("title", "Ein Laden");
    const [shown, elsewhere] = [await addPicture(ctx, "Ein Schaufenster"), await addPicture(ctx, "Ein Schild")];
    const image = { groupId, fieldName: "image", mediaId: shown };
    const rename = { command: "page.rename" as const, input: { locale: "de" as const, name: "Zu Hause" } };
    await runCommands(ctx, { pageId, steps: [{ command: "field.image", input: image }, rename] });
    const { xml, fileName } = await pageXliff(ctx, { pageId, to: "fr" });
    expect(fileName, "for the page, not for its address: the home page has none").toBe("zu-hause.de-fr.xlf");
    expect(xml.match(/<file id="[^"]*"/g)).toEqual([`<file id="${pageId}"`, '<file id="pictures"']);
    expect(xml).toContain(`<unit id="${shown}">`);
    expect(xml).not.toContain(elsewhere);

    const written = xml.replace(/(<source>Ein Schaufenster<\/source>)/, "$1<target>Une vitrine</target>");
    const more = `<unit id="${elsewhere}"><segment><source>Ein Schild</source><target>Une enseigne</target></segment></unit>`;
    const stray = `<unit id="nobody"><segment><source>x</source><target>y</target></segment></unit>`;
    const read = (changed: string) => readPageXliff(ctx, { pageId, xml: changed });
    const made = { id: shown, text: "Une vitrine", source: "Ein Schaufenster" };
    expect(await read(written)).toMatchObject({ pictures: [made], byHand: [] });
    const named = await read(written.replace(/<\/file>\s*<\/xliff>/, `${more}${stray}</file></xliff>`));
    expect(named.pictures.map(({ text }) => text).toSorted()).toEqual(["Une enseigne", "Une vitrine"]);
    expect(named.problems).toContainEqual({ id: "nobody", note: "", problem: "unknown" });
    const without = await read(written.replace(/<file id="pictures"[^]*?<\/file>/, ""));
    expect(without).toMatchObject({ pictures: [] });
    expect(without.problems).toContainEqual({ id: shown, note: "picture", problem: "absent" });
    const foreign = written.replace("</xliff>", '<file id="navigation"></file></xliff>');
    await expect(read(foreign)).rejects.toMatchObject({ details: { refusal: "xliff-page" } });

    const input = { locale: "fr" as const, mayReplace: true, by: "human" as const, ...made };
    await runSiteCommands(ctx, () => [{ command: "media.translate", input }], { mediaIds: [shown] });
    expect(await pictureOf(ctx, shown)).toMatchObject({ alt: { fr: "Une vitrine" }, altMachine: [] });
    const again = await read((await pageXliff(ctx, { pageId, to: "fr" })).xml);
    expect(again).toMatchObject({ pictures: [], same: 2 });
    expect((await read(written.replace("Une vitrine", "Un magasin"))).byHand).toMatchObject([
      { id: shown, before: "Une vitrine", after: "Un magasin" },
    ]);
  });

  it("is refused when it is of another page, another language or no such file", async () => {
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
    expect(await refusal(xml.replace('srcLang="de"', 'srcLang="sq"'))).toBe("xliff-languages");
    expect(await refusal(`<!DOCTYPE x [<!ENTITY e "x">]>${xml}`)).toBe("xliff-invalid");
  });
});
