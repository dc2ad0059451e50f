import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inPasswordTurn } from "~/features/account/password-turns.ts";
import { written } from "~/features/document/written.ts";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { changesSince } from "~/features/page/service/changes-since.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { listPages } from "~/features/page/service/list-pages.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { pageInfo } from "~/features/page/service/page-info.ts";
import { publicationStatus } from "~/features/page/service/publication-status.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { runPageCommand } from "~/features/site/run-commands.ts";
import { loadSiteDocument } from "~/features/site/service.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { revertPage } from "~/features/page/service/revert-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { translationStatus } from "~/features/page/service/translation-status.ts";
import { unpublishedPages } from "~/features/page/service/unpublished-pages.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

async function pageWithHero(editors = 1) {
  const { contexts, ...site } = await makeSite(database.db, { editors });
  const [ctx] = contexts;
  const { pageId } = await addPage(ctx, { name: "Über uns", locale: "de", collection: null, initialGroups: ["hero"] });
  const hero = sectionsOf((await loadDraft(ctx, { pageId })).document)[0]?.id ?? "";
  return { ...site, contexts, ctx, other: contexts[1] ?? ctx, pageId, hero };
}

function edit(ctx: ServiceContext, pageId: string, command: string, input: Json, more: object = {}) {
  const operation = { opId: randomUUID(), command, input };
  return editPage(ctx, { pageId, baseRevision: 1_000_000, operation, ...more });
}
const waiting = () =>
  database.asOwner("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()");
const title = (groupId: string, text: string | null, locale = "de") => ({ groupId, fieldName: "title", locale, text });

describe("who may", () => {
  it("shows nobody another site's pages", async () => {
    const { pageId, hero } = await pageWithHero();
    const [foreign] = (await makeSite(database.db)).contexts;
    for (const call of [
      () => loadDraft(foreign, { pageId }),
      () => edit(foreign, pageId, "field.text", title(hero, "x")),
      () => publishPage(foreign, { pageId }),
      () => revertPage(foreign, { pageId }),
      () => removePage(foreign, { pageId }),
      () => pageInfo(foreign, { pageId }),
      () => publicationStatus(foreign, { pageId }),
      () => translationStatus(foreign, { pageId }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "not-found" });
    }
    expect(await changesSince(foreign, { pageId, revision: 0 })).toEqual([]);
  });

  it("cannot take over a group of another site by its id", async () => {
    const { hero, ctx, pageId } = await pageWithHero();
    const foreign = await pageWithHero();
    const add = { groupId: hero, kind: "hero", nextTo: null, parentId: null };
    await expect(edit(foreign.ctx, foreign.pageId, "group.add", add)).rejects.toMatchObject({
      details: { refusal: "group-exists" },
    });
    expect(Object.keys((await loadDraft(ctx, { pageId })).document.groups)).toEqual([hero]);
  });

  it("refuses a picture of another site", async () => {
    const { ctx, pageId, hero } = await pageWithHero();
    const input = { groupId: hero, fieldName: "image", mediaId: randomUUID() };
    await expect(edit(ctx, pageId, "field.image", input)).rejects.toMatchObject({
      details: { refusal: "media-not-found" },
    });
  });
});

describe("an edit", () => {
  it("is saved, logged, announced, and not done twice", async () => {
    const { ctx, pageId, hero, woken } = await pageWithHero();
    const operation = { opId: randomUUID(), command: "field.text", input: title(hero, "Grüezi") };
    const first = await editPage(ctx, { pageId, baseRevision: 1, operation });
    expect(await editPage(ctx, { pageId, baseRevision: 1, operation })).toEqual(first);
    expect(first).toMatchObject({ revision: 2, patches: [{ after: { text: "Grüezi" } }] });
    const draft = await loadDraft(ctx, { pageId });
    expect(draft.revision).toBe(2);
    expect(draft.document.groups[hero]?.fields.title?.texts.de?.text).toBe("Grüezi");
    expect(await changesSince(ctx, { pageId, revision: 1 })).toMatchObject([{ revision: 2, opId: operation.opId }]);
    expect(woken.filter((topic) => topic === `page:${pageId}`)).toHaveLength(2);
  });

  it("writes nothing when nothing changes, and says why it refuses", async () => {
    const { ctx, pageId, hero } = await pageWithHero();
    expect(await edit(ctx, pageId, "field.text", title(hero, " "))).toEqual({ revision: 1, patches: [] });
    await expect(edit(ctx, pageId, "group.move", { groupId: randomUUID(), direction: "up" })).rejects.toMatchObject({
      code: "invalid",
      details: { refusal: "group-not-found" },
    });
  });

  it("is stale when somebody else changed the same part, never because of oneself", async () => {
    const { ctx, other, pageId, hero } = await pageWithHero(2);
    await edit(ctx, pageId, "field.text", title(hero, "Meins"));
    await edit(ctx, pageId, "field.text", title(hero, "Meins!"), { baseRevision: 1 });
    const late = edit(other, pageId, "field.text", title(hero, "Deins"), { baseRevision: 1 });
    await expect(late).rejects.toMatchObject({
      code: "stale",
      details: { revision: 3, conflicts: [{ mine: { text: "Deins" }, theirs: { text: "Meins!" }, by: "Editor 1" }] },
    });
    await edit(other, pageId, "field.text", title(hero, "Salut", "fr"), { baseRevision: 1 });
    await edit(other, pageId, "field.text", title(hero, "Deins"), { baseRevision: 1, force: true });
    const texts = (await loadDraft(ctx, { pageId })).document.groups[hero]?.fields.title?.texts;
    expect([texts?.de?.text, texts?.fr?.text]).toEqual(["Deins", "Salut"]);
  });

  it("asks nobody about a translation that was said to be right while somebody else was writing it", async () => {
    const { ctx, other, pageId, hero } = await pageWithHero(2);
    await edit(ctx, pageId, "field.text", title(hero, "Salut", "fr"));
    await edit(ctx, pageId, "field.text", title(hero, "Hallo"));
    await edit(ctx, pageId, "field.text", title(hero, "Bonjour", "fr"));
    await edit(ctx, pageId, "field.text", title(hero, "Guten Tag"));
    const place = { groupId: hero, fieldName: "title", locale: "fr" };
    const confirmed = await edit(other, pageId, "field.translated", place, { baseRevision: 2 });
    expect(confirmed.patches).toMatchObject([{ before: { text: "Bonjour" }, after: { text: "Bonjour" } }]);
  });

  it("is merged with what somebody else wrote in other words of the text, and stale only where they touch", async () => {
    const { ctx, other, pageId, hero } = await pageWithHero(2);
    await edit(ctx, pageId, "field.text", title(hero, "Wir sind da"));
    await edit(ctx, pageId, "field.text", title(hero, "Wir sind heute da"));
    const begun = { baseRevision: 2 };
    const typed = (text: string) => ({ ...title(hero, text), base: "Wir sind da" });
    await edit(other, pageId, "field.text", typed("Alle sind da"), begun);
    const titleNow = async () => (await loadDraft(ctx, { pageId })).document.groups[hero]?.fields.title?.texts.de?.text;
    expect(await titleNow()).toBe("Alle sind heute da");
    await expect(edit(other, pageId, "field.text", typed("Wir sind morgen da"), begun)).rejects.toMatchObject({
      code: "stale",
      details: { conflicts: [{ theirs: { text: "Alle sind heute da" }, by: "Editor 1" }] },
    });
    await edit(other, pageId, "field.text", typed("Wir sind morgen da"), { ...begun, force: true });
    expect(await titleNow()).toBe("Alle sind morgen da");
    const told = await changesSince(ctx, { pageId, revision: 3 });
    expect(told.map(({ isForced }) => isForced)).toEqual([false, true]);
  });

  it("is taken back by its own author only", async () => {
    const { ctx, other, pageId, hero } = await pageWithHero(2);
    const opId = randomUUID();
    await edit(ctx, pageId, "x", {}).catch(() => undefined);
    await editPage(ctx, {
      pageId,
      baseRevision: 1,
      operation: { opId, command: "field.text", input: title(hero, "Eins") },
    });
    await expect(edit(other, pageId, "history.undo", { opIds: [opId] })).rejects.toMatchObject({
      details: { refusal: "not-undoable" },
    });
    await edit(ctx, pageId, "history.undo", { opIds: [opId] });
    expect((await loadDraft(ctx, { pageId })).document.groups[hero]?.fields).toEqual({});
  });
});

describe("publishing", () => {
  it("counts what is new, shows it, and has nothing left to show", async () => {
    const { ctx, pageId, hero, siteId, woken } = await pageWithHero();
    await edit(ctx, pageId, "field.text", title(hero, "Grüezi"));
    expect(await publicationStatus(ctx, { pageId })).toEqual({ fields: 0, groups: 1, pages: 1, changed: [hero] });
    // The page's name and the title lack in both other languages.
    expect(await translationStatus(ctx, { pageId })).toEqual({ fr: 2, en: 2 });
    const head = async () => (await ctx.db.site.findUniqueOrThrow({ where: { id: siteId } })).revision;
    const before = await head();
    expect(await publishPage(ctx, { pageId })).toEqual({ number: 1 });
    expect(await head(), "kept pages of the site are made anew").toBeGreaterThan(before);
    expect(woken).toContain(`site:${siteId}`);
    expect(await publicationStatus(ctx, { pageId })).toEqual({ fields: 0, groups: 0, pages: 0, changed: [] });
    await expect(publishPage(ctx, { pageId })).rejects.toMatchObject({ details: { refusal: "nothing-to-publish" } });
    const published = await loadDraft(ctx, { pageId });
    expect(await revertPage(ctx, { pageId })).toEqual({ revision: published.revision });
    await edit(ctx, pageId, "field.text", title(hero, "Salü"));
    await edit(ctx, pageId, "group.markForDeletion", { groupId: hero });
    await edit(ctx, pageId, "group.add", { groupId: randomUUID(), kind: "imageBoard", nextTo: hero, parentId: null });
    expect(await publicationStatus(ctx, { pageId })).toMatchObject({ fields: 0, groups: 5, pages: 0 });
    await revertPage(ctx, { pageId });
    expect((await loadDraft(ctx, { pageId })).document).toEqual(published.document);
  });

  it("tells which pages of the site are not published as they stand, and how much of each", async () => {
    const { ctx, pageId, hero } = await pageWithHero();
    const { pageId: second } = await addPage(ctx, { name: "Neu", locale: "de", collection: null });
    const named = async () => (await unpublishedPages(ctx)).pages.map(({ id, changes }) => [id, changes > 0]);
    const both = [
      [pageId, true],
      [second, true],
    ];
    expect(await named()).toEqual(both);
    await publishPage(ctx, { pageId });
    expect(await named()).toEqual([[second, true]]);
    await edit(ctx, pageId, "field.text", title(hero, "Anders"));
    expect(await named()).toEqual(both);
    await revertPage(ctx, { pageId });
    expect(await named(), "what was taken back is no change").toEqual([[second, true]]);
    const { pages, next } = await unpublishedPages(ctx, { most: 1 });
    expect([pages.map(({ id }) => id), next], "and takes no place in a list that is full").toEqual([[second], null]);
  });

  it("refuses a revert of what was never published", async () => {
    const { ctx, pageId } = await pageWithHero();
    await expect(revertPage(ctx, { pageId })).rejects.toMatchObject({ details: { refusal: "never-published" } });
  });

  it("refuses a revert to an address that another draft has by now, and names that page", async () => {
    const { ctx, pageId } = await pageWithHero();
    await publishPage(ctx, { pageId });
    await edit(ctx, pageId, "page.slug", { locale: "de", slug: "neu" });
    await addPage(ctx, { name: "Anders", locale: "de", collection: null, locales: { de: { slug: "ueber-uns" } } });
    const details = { refusal: "slug-taken", locale: "de", slug: "ueber-uns", page: "Anders" };
    await expect(revertPage(ctx, { pageId })).rejects.toMatchObject({ code: "invalid", details });
  });

  it("is stale when somebody else published or changed the page since", async () => {
    const { ctx, other, pageId, hero } = await pageWithHero(2);
    await edit(other, pageId, "field.text", title(hero, "Neu"));
    await expect(publishPage(ctx, { pageId, baseRevision: 1 })).rejects.toMatchObject({
      code: "stale",
      details: { by: "Editor 2", command: "field.text" },
    });
    expect(await publishPage(ctx, { pageId, baseRevision: 2 })).toEqual({ number: 1 });
  });

  it("lets a former address lead on, and back again without a loop", async () => {
    const { ctx, pageId, siteId } = await pageWithHero();
    const slugs = () =>
      database.db.redirect.findMany({ where: { siteId, locale: "de" }, select: { slug: true, pageId: true } });
    await publishPage(ctx, { pageId });
    await edit(ctx, pageId, "page.slug", { locale: "de", slug: "team" });
    expect(await slugs()).toEqual([]);
    await publishPage(ctx, { pageId });
    expect(await slugs()).toEqual([{ slug: "ueber-uns", pageId }]);
    await edit(ctx, pageId, "page.slug", { locale: "de", slug: "ueber-uns" });
    await publishPage(ctx, { pageId });
    expect(await slugs()).toEqual([{ slug: "team", pageId }]);
    const { pageId: second } = await addPage(ctx, { name: "Team", locale: "de", collection: null });
    await publishPage(ctx, { pageId: second });
    expect(await slugs()).toEqual([]);
  });

  it("refuses an address where visitors still see another page", async () => {
    const { ctx, pageId } = await pageWithHero();
    await publishPage(ctx, { pageId });
    await edit(ctx, pageId, "page.slug", { locale: "de", slug: "neu" });
    const { pageId: second } = await addPage(ctx, { name: "Über uns", locale: "de", collection: null });
    await expect(publishPage(ctx, { pageId: second })).rejects.toMatchObject({ details: { refusal: "slug-taken" } });
  });
});

describe("pages", () => {
  it("get free addresses, and refuse a taken one", async () => {
    const { ctx, pageId } = await pageWithHero();
    const { pageId: second } = await addPage(ctx, { name: "Über uns", locale: "de", collection: null });
    const info = await pageInfo(ctx, { pageId: second });
    expect(info.locales.de).toEqual({ slug: "ueber-uns-2", name: "Über uns", description: "" });
    expect(info.availableSlugs.de).toEqual(["ueber-uns"]);
    const taken = savePageInfo(ctx, { pageId: second, locale: "de", slug: "Über uns" });
    await expect(taken).rejects.toMatchObject({ code: "invalid", details: { refusal: "slug-taken", locale: "de" } });
    await expect(addPage(ctx, { name: " ", locale: "de", collection: null })).rejects.toMatchObject({
      code: "invalid",
    });
    expect((await listPages(ctx, { includeDrafts: true })).map(({ id }) => id)).toEqual([pageId, second]);
    expect(await listPages(ctx, { includeDrafts: false })).toEqual([]);
  });

  it("get addresses that lead nowhere else, also when several are made at once", async () => {
    const { ctx } = await pageWithHero();
    const make = () => addPage(ctx, { name: "Login", locale: "de", collection: null });
    const made = await Promise.all(Array.from({ length: 4 }, make));
    const infos = await Promise.all(made.map(({ pageId }) => pageInfo(ctx, { pageId })));
    const slugs = infos.map(({ locales }) => locales.de?.slug).toSorted();
    expect(slugs).toEqual(["login-2", "login-3", "login-4", "login-5"]);
  });

  it("are made one after the other on a site, each knowing the one before", async () => {
    const { ctx } = await pageWithHero();
    const both = [randomUUID(), randomUUID()] as const;
    const make = (pageId: string, more?: () => Promise<void>) => {
      const input = { pageId, name: "Team", names: { de: "Team" }, slugs: {}, collection: null };
      return runPageCommand(ctx, { command: "page.add", input }, more ? { more } : {});
    };
    let second: Promise<unknown> = Promise.resolve();
    await make(both[0], async () => {
      second = make(both[1]);
      second.catch(() => undefined); // looked at below
      await expect.poll(waiting).toHaveLength(1);
    });
    await second;
    const { pages } = (await loadSiteDocument(ctx)).document;
    expect(both.map((id) => pages[id]?.slugs.de)).toEqual(["team", "team-2"]);
    const keys = await database.db.page.findMany({ where: { siteId: ctx.siteId }, select: { sortKey: true } });
    expect(new Set(keys.map(({ sortKey }) => sortKey)).size).toBe(keys.length);
  });

  it("save a name and an address together or not at all, and say why not", async () => {
    const { ctx, pageId } = await pageWithHero();
    const entry = { pageId, locale: "de" as const, meta: { name: { de: "Aktionen" } } };
    const refused = { code: "invalid", details: { refusal: "slug-reserved" } };
    await expect(savePageInfo(ctx, { ...entry, slug: "login" })).rejects.toMatchObject(refused);
    expect((await pageInfo(ctx, { pageId })).locales.de).toMatchObject({ name: "Über uns", slug: "ueber-uns" });
    await savePageInfo(ctx, { ...entry, slug: "aktionen" });
    expect((await pageInfo(ctx, { pageId })).locales.de).toMatchObject({ name: "Aktionen", slug: "aktionen" });
  });

  it("keep their password to themselves", async () => {
    const { ctx, pageId } = await pageWithHero();
    const saved = await savePageInfo(ctx, { pageId, meta: { password: "geheim", name: { fr: "À propos" } } });
    expect(saved).toMatchObject({ isProtected: true, locales: { fr: { name: "À propos" } } });
    const answers = JSON.stringify([
      saved,
      await loadDraft(ctx, { pageId }),
      await listPages(ctx, { includeDrafts: true }),
    ]);
    expect(answers).not.toMatch(/geheim|argon2/);
    expect(await savePageInfo(ctx, { pageId, meta: { password: null } })).toMatchObject({ isProtected: false });
  });

  it("get back the password that was replaced, by whoever changed it, and only until it is changed again", async () => {
    const { ctx, pageId } = await pageWithHero();
    const protection = async () =>
      (await database.db.page.findFirstOrThrow({ where: { siteId: ctx.siteId, id: pageId } })).passwordHash;
    const save = async (meta: { password: string | null } | { formerPassword: string }) =>
      (await savePageInfo(ctx, { pageId, meta })).formerPassword ?? "";
    const toNone = await save({ password: "geheim" });
    const first = await protection();
    const toFirst = await save({ password: "anders" });
    expect(toFirst).not.toMatch(/argon2|geheim/);
    await expect(save({ formerPassword: toNone }), "it is another one since").rejects.toMatchObject({ code: "stale" });
    await expect(save({ formerPassword: `${toFirst}x` })).rejects.toMatchObject({ code: "stale" });
    const other = await addPage(ctx, { locale: "de", name: "Andere", collection: null });
    await expect(savePageInfo(ctx, { pageId: other.pageId, meta: { formerPassword: toFirst } })).rejects.toMatchObject({
      code: "stale",
    });
    await save({ formerPassword: toFirst });
    expect(await protection()).toBe(first);
    expect(await save({ formerPassword: toFirst }), "the same once more, as the answer was lost").not.toBe("");
    expect(await protection()).toBe(first);
    expect(await save({ password: "geheim" }), "it has it already: there is no other one to get back").toBe("");
    expect(await protection()).toBe(first);
    const removed = await save({ password: null });
    expect(await save({ password: null })).toBe("");
    expect(await protection()).toBeNull();
    await save({ formerPassword: removed });
    expect(await protection()).toBe(first);
  });

  it("are neither changed nor published further by a site that has written more than a disk has room for", async () => {
    const { ctx, pageId, hero } = await pageWithHero();
    const other = await pageWithHero();
    await edit(ctx, pageId, "field.text", title(hero, "Neu"));
    written.add(ctx.siteId, 1_000_000_000);
    const refused = { code: "too-many" };
    await expect(publishPage(ctx, { pageId })).rejects.toMatchObject(refused);
    await expect(edit(ctx, pageId, "field.text", title(hero, "Neuer"))).rejects.toMatchObject(refused);
    await edit(other.ctx, other.pageId, "field.text", title(other.hero, "Neu"));
    await publishPage(other.ctx, { pageId: other.pageId });
  });

  it("get a password once it is its turn: many at once leave the threads to others", async () => {
    const { ctx, pageId } = await pageWithHero();
    let end = (): void => undefined;
    const another = { ip: "192.0.2.1", deviceId: randomUUID() };
    const held = inPasswordTurn(another, () => new Promise<void>((done) => (end = done)));
    const settled: string[] = [];
    const saved = savePageInfo(ctx, { pageId, meta: { password: "geheim" } }).then(() => settled.push("saved"));
    const page = { locale: "de" as const, name: "Andere", collection: null, meta: { password: "geheim" } };
    const added = addPage(ctx, page).then(() => settled.push("added"));
    await new Promise((later) => setTimeout(later, 1_000));
    settled.push("held");
    end();
    await Promise.all([held, saved, added]);
    expect(settled[0]).toBe("held");
  });

  it("are removed, except the home page", async () => {
    const { ctx, pageId } = await pageWithHero();
    await publishPage(ctx, { pageId });
    await removePage(ctx, { pageId });
    await expect(loadDraft(ctx, { pageId })).rejects.toMatchObject({ code: "not-found" });
    const home = await addPage(ctx, { name: "Start", locale: "de", collection: null, role: "home" });
    await expect(removePage(ctx, home)).rejects.toMatchObject({ details: { refusal: "home-page" } });
  });
});
