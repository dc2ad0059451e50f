import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { PageDocument } from "~/features/page/schema.ts";
import { blocks, fieldDefinitionOf, type Kind } from "~/kinds/registry.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { greetings, hostileCallsOf, hostileCallsToSite, type HostileCall } from "../support/hostile-calls.ts";
import { makeHostileSite } from "../support/hostile-site.ts";
import { hostileName, hostileText } from "../support/hostile-values.ts";
import { cookieOf } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);

/** Sections that can be added; cards come with their boards. */
const addable = (Object.keys(blocks) as Kind[]).filter((kind) => blocks[kind].category !== null);

/** Calls the API as an editor of a new site whose every row is hostile already. */
async function editorOfHostileSite() {
  const site = await makeHostileSite(database.db, "drei Brillen im Regen", { timesEach: 1 });
  const { id } = await database.db.user.findUniqueOrThrow({ where: { email: site.email } });
  const headers = { cookie: await cookieOf(database.db, id, site.siteId) };
  const send = (path: string, body: object) =>
    api.send({ host: site.host, path: `/api/v1/${path}`, method: "POST", headers, body });
  return { site, send };
}

// What is taken is drawn by a browser in the stories of hostile values, together with what no call takes.
it("hostile texts, addresses, colours and options are refused by every call, or taken as the words that they are", async () => {
  const { site, send } = await editorOfHostileSite();
  const surprises: object[] = [];
  const made = new Set<string>();
  const sendAll = async (calls: readonly HostileCall[]) => {
    for (const { once, status, ...call } of calls) {
      if (once !== undefined && (made.has(once) || !made.add(once))) continue;
      const answer = await send(call.path, call.body);
      if (answer.status !== status) surprises.push({ ...call, status, answer });
    }
  };
  /** A card into each section that begins without any. */
  const addMissingCards = async (pageId: string) => {
    const where = { siteId: site.siteId, pageId };
    const groups = await database.db.group.findMany({ where });
    for (const { id: parentId, kind } of groups) {
      const { childKind } = blocks[kind as Kind] as { childKind?: Kind };
      if (childKind === undefined || groups.some((group) => group.parentId === parentId)) continue;
      const { revision } = await database.db.page.findFirstOrThrow({ where: { siteId: site.siteId, id: pageId } });
      const input = { groupId: randomUUID(), kind: childKind, nextTo: null, parentId };
      const operation = { opId: randomUUID(), command: "group.add", input };
      const added = await send("page/edit", { pageId, baseRevision: revision, operation });
      expect(added).toMatchObject({ status: 200 });
    }
  };
  const name = { de: `${greetings.de} ${hostileText}`.slice(0, 300), fr: `${greetings.fr} ${hostileName}` };
  const pageIds: string[] = [];
  const fed = new Set<string>();
  for (const initialGroups of inFives(addable)) {
    const added = await send("page/add", { collectionName: null, initialMeta: { name }, initialGroups, lang: "de" });
    expect(added).toMatchObject({ status: 200 });
    const { id } = added.body as { id: string };
    pageIds.push(id);
    await addMissingCards(id);
    const groups = await database.db.group.findMany({ where: { siteId: site.siteId, pageId: id } });
    for (const { kind } of groups) fed.add(kind);
    await sendAll(groups.flatMap((group) => hostileCallsOf({ ...group, kind: group.kind as Kind }, site.mediaIds)));
  }
  await sendAll(hostileCallsToSite(pageIds));
  expect(surprises).toEqual([]);
  expect([...fed].sort()).toEqual(Object.keys(blocks).sort());

  for (const id of pageIds) {
    expect(await send("page/publish", { id })).toMatchObject({ status: 200 });
    const version = await database.db.pageVersion.findFirstOrThrow({ where: { siteId: site.siteId, pageId: id } });
    const { document } = version.document as unknown as { document: PageDocument };
    expect(textsIn(document, "de").length).toBeGreaterThan(0);
    expect(textsIn(document, "fr")).toHaveLength(textsIn(document, "de").length);
    for (const locale of ["de", "fr"] as const) {
      const texts = [document.locales[locale]?.name ?? "", ...textsIn(document, locale)];
      expect(texts.filter((text) => !text.startsWith(greetings[locale]))).toEqual([]);
    }
  }
}); // thousands of calls

/** Pages of a few sections each, for every call loads its page as a whole. */
function inFives(kinds: readonly Kind[]): Kind[][] {
  return Array.from({ length: Math.ceil(kinds.length / 5) }, (_, page) => kinds.slice(page * 5, page * 5 + 5));
}

/** What stands in the fields that have words of their own in each language. */
function textsIn(document: PageDocument, locale: "de" | "fr"): string[] {
  return Object.values(document.groups).flatMap((group) =>
    Object.values(group.fields)
      .filter(({ name }) => fieldDefinitionOf(group.kind, name)?.localized)
      .flatMap(({ texts }) => texts[locale]?.text ?? []),
  );
}
