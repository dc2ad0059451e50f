import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { emptyItem, emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { saveItem, saveJob } from "~/features/listings/service.ts";
import { entryWords } from "~/features/listings/translations/entry-words.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import type { PageStep } from "~/features/page/commands/registry.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { runSiteCommands } from "~/features/site/run-commands.ts";
import { loadSiteDocument } from "~/features/site/service.ts";
import { readSiteXliff, takeSiteXliff } from "~/features/translation/xliff/site-part.ts";
import type { SiteXliffInput } from "~/features/translation/schema.ts";
import { siteXliff } from "~/features/translation/xliff/site-xliff.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite } from "../support/page-context.ts";

const database = useDatabase();

/** A site of two pages with a picture and an entry in the navigation. */
async function makeTexts() {
  const made = await makeSite(database.db, {});
  const [ctx] = made.contexts;
  const { siteId } = ctx;
  const pageIds: string[] = [];
  for (const name of ["Brillen", "Linsen"]) {
    const { pageId } = await addPage(ctx, { name, locale: "de", collection: null, initialGroups: ["hero"] });
    pageIds.push(pageId);
  }
  const [pageId = "", otherId = ""] = pageIds;
  const read = async () => (await loadDraft(ctx, { pageId })).document;
  const groupId = sectionsOf(await read())[0]?.id ?? "";
  const run = (...steps: PageStep[]) => runCommands(ctx, { pageId, steps });
  const write = (locale: "de" | "fr", text: string) =>
    run({ command: "field.text", input: { groupId, fieldName: "title", locale, text } });
  const mediaId = await addPicture(ctx);
  const [containerId, entryId] = [randomUUID(), randomUUID()];
  await write("de", "Für {name}");
  await run({ command: "field.image", input: { groupId, fieldName: "image", mediaId } });
  await runSiteCommands(ctx, () => [
    { command: "navigation.addContainer", input: { containerId, area: "header", label: { de: "Angebot" } } },
    { command: "navigation.add", input: { containerId, entryId, pageId } },
    { command: "navigation.edit", input: { entryId, label: { de: "Zu uns" } } },
  ]);
  const picture = () => inSite(siteId, () => ctx.db.media.findFirstOrThrow({ where: { id: mediaId, siteId } }));
  return { ctx, pageId, otherId, groupId, mediaId, entryId, read, run, write, picture };
}

async function addPicture({ db, siteId }: ServiceContext): Promise<string> {
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType: "image", mimeType: "image/webp", bucketFolder: "library" } as const;
  const words = { alt: { de: "Ein Laden" } };
  await inSite(siteId, () => db.media.create({ data: { ...file, ...type, ...words, id, objectId: id, siteId } }));
  return id;
}

async function exported(ctx: ServiceContext, languages: SiteXliffInput = { to: "fr" }): Promise<string> {
  let xml = "";
  for await (const part of siteXliff(ctx, languages).parts) xml += part;
  return xml;
}

/** One file of a site's, as the browser sends it. */
function fileOf(xml: string, id: string): string {
  const file = xml.split(/(?=<file )/).find((part) => part.startsWith(`<file id="${id}"`));
  return `${xml.slice(0, xml.indexOf("<file "))}${file?.slice(0, file.indexOf("</file>")) ?? ""}</file></xliff>`;
}

/** A unit's translation, whatever stood there. */
function withTarget(xml: string, unit: string, words: string): string {
  const at = xml.indexOf(`<unit id="${unit}">`);
  const rest = xml
    .slice(at)
    .replace(/(<source>[^]*?<\/source>)(<target>[^]*?<\/target>)?/, `$1<target>${words}</target>`);
  return `${xml.slice(0, at)}${rest}`;
}

describe("the file of a whole site", () => {
  it("has a file for the navigation, each page and the pictures, each text once, and comes back by its parts", async () => {
    const { ctx, pageId, otherId, groupId, mediaId, entryId, read, picture } = await makeTexts();
    const xml = await exported(ctx);
    expect([...xml.matchAll(/<file id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      "navigation",
      pageId,
      otherId,
      "pictures",
    ]);
    expect(xml.match(/Ein Laden/g)).toHaveLength(1);

    const page = ["name", "address"].reduce(
      (part, unit) => withTarget(part, unit, "Lunettes d’été"),
      withTarget(fileOf(xml, pageId), `${groupId}:title`, 'Pour <ph id="s0.1"/>'),
    );
    const stray = '<unit id="nobody"><segment><source>x</source><target>y</target></segment></unit></file>';
    const call = { xml: page.replace("</file>", stray) };
    const problems = [{ id: "nobody", note: "", problem: "unknown" }];
    expect(await readSiteXliff(ctx, call)).toEqual({ name: "Brillen", changes: 3, byHand: [], same: 0, problems });
    expect((await read()).locales.fr?.name ?? "").toBe("");
    expect(await takeSiteXliff(ctx, { ...call, replace: {} })).toMatchObject({ changes: 3, byHand: [], problems });
    const { locales, groups } = await read();
    expect(locales.fr).toMatchObject({ slug: "lunettes-d-ete", name: "Lunettes d’été", nameSource: "Brillen" });
    expect(locales.fr).not.toHaveProperty("machine");
    expect(groups[groupId]?.fields["title"]?.texts.fr).toMatchObject({ text: "Pour {name}", origin: "human" });
    expect(await takeSiteXliff(ctx, { ...call, replace: {} })).toMatchObject({ changes: 0, same: 3 });

    const labels = withTarget(fileOf(xml, "navigation"), entryId, "Chez nous");
    expect(await takeSiteXliff(ctx, { xml: labels, replace: {} })).toMatchObject({ name: null, changes: 1 });
    const { document } = await loadSiteDocument(ctx);
    expect(document.navigation.entries[entryId]).toMatchObject({ label: { fr: "Chez nous" }, labelMachine: [] });
    const words = withTarget(fileOf(xml, "pictures"), mediaId, "Un magasin");
    expect(await takeSiteXliff(ctx, { xml: words, replace: {} })).toMatchObject({ changes: 1, problems: [] });
    expect(await picture()).toMatchObject({ alt: { fr: "Un magasin" }, altSources: { fr: "Ein Laden" } });

    const { ctx: foreign } = await makeTexts();
    expect(await readSiteXliff(foreign, { xml: words })).toMatchObject({
      changes: 0,
      problems: [{ problem: "unknown" }],
    });
    await expect(takeSiteXliff(foreign, { xml: page, replace: {} })).rejects.toMatchObject({ code: "not-found" });
    await expect(readSiteXliff(foreign, { xml: page })).rejects.toMatchObject({ details: { refusal: "xliff-page" } });
  });

  it("takes the entries of lists along and brings their words back, each by its entry's id", async () => {
    const { ctx } = await makeTexts();
    const described = (text: string) => [
      { type: "p" as const, children: [{ text }, { text: "sofort", bold: true as const }] },
    ];
    const shown = await addPicture(ctx);
    const job = {
      ...emptyJob(randomUUID()),
      titleImageIds: [shown],
      title: { de: "Lehrstelle" },
      richTextDescription: { de: described("Ab ") },
    };
    const item = { ...emptyItem(randomUUID()), title: { de: "Etui", fr: "Étui" } };
    await saveJob(ctx, job);
    await saveJob(ctx, { ...emptyJob(randomUUID()), title: { de: "Archiviert" }, status: "archived" });
    await saveItem(ctx, item);
    const xml = await exported(ctx);
    expect(xml).not.toContain("Archiviert");
    expect(fileOf(xml, "items")).toContain("listingTitle: Etui");
    expect(fileOf(xml, "pictures")).toContain(`<unit id="${shown}">`);
    const bold = /<pc id="[^"]*">/.exec(fileOf(xml, "jobs"))?.[0];
    const jobs = withTarget(
      withTarget(fileOf(xml, "jobs"), `${job.id}:title`, "Apprentissage"),
      `${job.id}:richTextDescription`,
      `Dès ${bold}maintenant</pc>`,
    );
    const stray = `<unit id="${randomUUID()}:title"><segment><source>x</source><target>y</target></segment></unit></file>`;
    const call = { xml: jobs.replace("</file>", stray) };
    expect(await readSiteXliff(ctx, call)).toMatchObject({
      name: null,
      changes: 2,
      problems: [{ problem: "unknown" }],
    });
    await saveJob(ctx, { ...job, title: { de: "Schnupperlehre" } }); // while the translator works
    expect(await takeSiteXliff(ctx, { ...call, replace: {} })).toMatchObject({
      changes: 2,
      problems: [{ note: "listingTitle: Schnupperlehre", problem: "changed" }, { problem: "unknown" }],
    });
    const [words] = await inSite(ctx.siteId, () => entryWords(ctx, "jobs", [job.id]));
    expect(words).toMatchObject({
      title: { de: "Schnupperlehre", fr: "Apprentissage" },
      richTextDescription: { fr: [{ children: [{ text: "Dès " }, { text: "maintenant", bold: true }] }] },
      wordMarks: { fr: { title: { madeFrom: "Lehrstelle" } } },
    });
    const items = withTarget(fileOf(xml, "items"), `${item.id}:title`, "Trousse");
    const { byHand } = await readSiteXliff(ctx, { xml: items });
    expect(await takeSiteXliff(ctx, { xml: items, replace: {} })).toMatchObject({ changes: 0, byHand });
    const replace = Object.fromEntries(byHand.map(({ id, mark }) => [id, mark]));
    expect(await takeSiteXliff(ctx, { xml: items, replace })).toMatchObject({ changes: 1, byHand: [] });
    const { ctx: foreign } = await makeTexts();
    expect(await takeSiteXliff(foreign, { xml: items, replace })).toMatchObject({ changes: 0 });
  });

  it("replaces a person's words only as they stood when somebody was asked", async () => {
    const { ctx, pageId, groupId, read, write } = await makeTexts();
    await write("fr", "À moi");
    const unit = `${groupId}:title`;
    const xml = withTarget(fileOf(await exported(ctx), pageId), unit, 'Pour <ph id="s0.1"/>');
    const french = async () => (await read()).groups[groupId]?.fields["title"]?.texts.fr?.text;
    const { byHand } = await readSiteXliff(ctx, { xml });
    expect(byHand).toMatchObject([{ id: unit, note: "hero · title", before: "À moi", after: "Pour {name}" }]);
    expect(await takeSiteXliff(ctx, { xml, replace: {} })).toMatchObject({ changes: 0, byHand });
    await write("fr", "Encore à moi"); // the other editor, while the first one is asked
    const replace = Object.fromEntries(byHand.map(({ id, mark }) => [id, mark]));
    expect(await takeSiteXliff(ctx, { xml, replace })).toMatchObject({ changes: 0, byHand: [{ id: unit }] });
    expect(await french()).toBe("Encore à moi");
    await write("fr", "À moi");
    expect(await takeSiteXliff(ctx, { xml, replace })).toMatchObject({ changes: 1, byHand: [] });
    expect(await french()).toBe("Pour {name}");
  });

  it("says that a page was deleted since it was read, which keeps none of the others from being taken", async () => {
    const { ctx, pageId } = await makeTexts();
    const xml = withTarget(fileOf(await exported(ctx), pageId), "name", "Lunettes");
    await database.db.page.updateMany({ where: { id: pageId, siteId: ctx.siteId }, data: { deletedAt: new Date() } });
    const refused = { code: "not-found", details: { refusal: "page-not-found" } }; // no line that breaks: the others are taken
    await expect(takeSiteXliff(ctx, { xml, replace: {} })).rejects.toMatchObject(refused);
  });

  it("names what changed, broke, is too long or has another page's address, and saves the rest of the page", async () => {
    const { ctx, pageId, otherId, groupId, mediaId, run, write, read } = await makeTexts();
    const step = { command: "page.slug", input: { locale: "fr", slug: "lunettes" } } as const;
    await runCommands(ctx, { pageId: otherId, steps: [step] });
    await run({ command: "page.description", input: { locale: "de", description: "Alles" } });
    const xml = await exported(ctx);
    await write("de", "Neu für {name}");
    const page = [
      ["address", "Lunettes"],
      ["name", "Lunettes"],
      ["description", "<b>Tout</b>"],
      [`${groupId}:title`, 'Pour <ph id="s0.1"/>'],
    ].reduce((part, [unit = "", words = ""]) => withTarget(part, unit, words), fileOf(xml, pageId));
    const told = await takeSiteXliff(ctx, { xml: page, replace: {} });
    expect(told.problems.map(({ id, problem }) => [id, problem])).toEqual([
      ["description", "broken"],
      [`${groupId}:title`, "changed"],
      ["address", "address"],
    ]);
    expect(told.changes).toBe(2);
    const { locales, groups } = await read();
    expect(locales.fr).toMatchObject({ name: "Lunettes", slug: "brillen" });
    expect(groups[groupId]?.fields["title"]?.texts.fr?.text).toBe("Pour {name}");
    expect(fileOf(await exported(ctx), pageId)).toContain('subState="vitrine:stale"');
    const long = withTarget(fileOf(xml, "pictures"), mediaId, "x".repeat(501));
    expect(await readSiteXliff(ctx, { xml: long })).toMatchObject({ changes: 0, problems: [{ problem: "long" }] });
  });

  it("translates from another language than the first, of which a translation then is", async () => {
    const { ctx, pageId, groupId, run, write, read } = await makeTexts();
    const english = (text: string) =>
      run({ command: "field.text", input: { groupId, fieldName: "title", locale: "en", text } });
    await english("For {name}");
    await write("de", "Nur für {name}"); // the English text is not up to date any more
    const page = fileOf(await exported(ctx, { from: "en", to: "fr" }), pageId);
    expect(page).toContain('srcLang="en"');
    expect(page).not.toContain("Nur");
    const xml = withTarget(page, `${groupId}:title`, 'Pour <ph id="s0.1"/>');
    expect(await takeSiteXliff(ctx, { xml, replace: {} })).toMatchObject({ changes: 1 });
    const { texts } = (await read()).groups[groupId]?.fields["title"] ?? {};
    expect(texts?.fr).toMatchObject({ text: "Pour {name}", sourceHash: texts?.en?.sourceHash });
  });

  it.each([
    ["of other languages", "xliff-languages", (xml: string) => xml.replace('trgLang="fr"', 'trgLang="rm"')],
    ["from a language to itself", "xliff-languages", (xml: string) => xml.replace('trgLang="fr"', 'trgLang="de"')],
    ["with entities of its own", "xliff-invalid", (xml: string) => `<!DOCTYPE x [<!ENTITY e "x">]>${xml}`],
    [
      "with too many texts",
      "xliff-invalid",
      (xml: string) => xml.replace("</file>", `${'<unit id="a"/>'.repeat(2001)}</file>`),
    ],
    ["of no page", "xliff-page", (xml: string) => xml.replace(/<file id="[^"]*"/, '<file id="x"')],
  ])("is refused %s", async (_, refusal, change) => {
    const { ctx, pageId } = await makeTexts();
    const xml = change(fileOf(await exported(ctx), pageId));
    await expect(readSiteXliff(ctx, { xml })).rejects.toMatchObject({ details: { refusal } });
    await expect(takeSiteXliff(ctx, { xml, replace: {} })).rejects.toMatchObject({ details: { refusal } });
  });
});
