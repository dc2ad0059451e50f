import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { difference } from "~/features/page/domain/patches.ts";
import { saveDifference } from "~/features/page/save.ts";
import { writeSearchTexts } from "~/features/page/search/write-search-texts.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Db } from "~/server/db.ts";
import type { SiteParts } from "./check-site.ts";
import type { OnProgress } from "./progress.ts";
import type { SiteArchive } from "./read-archive.ts";

interface Writing {
  siteId: string;
  archive: SiteArchive;
  onProgress: OnProgress;
}

/** The rows of all pages, what leads to them, and last what the site's search finds. */
export async function writePages(tx: Db, { parts, ...writing }: Writing & { parts: SiteParts }): Promise<void> {
  const { siteId, archive, onProgress } = writing;
  const published: { pageId: string; versionId: string; number: number }[] = [];
  const { pages } = archive;
  for (const [at, [pageId, numbers]] of [...pages].entries()) {
    onProgress("writing", at, pages.size);
    published.push(...(await writePage(tx, writing, pageId, numbers)));
  }
  await writeAround(tx, siteId, parts);
  for (const { pageId, versionId, number } of published) {
    const { document, media } = await archive.version(pageId, number);
    await writeSearchTexts(tx, siteId, { pageId, versionId, document, media });
  }
}

/** Answers the version that visitors see, if there is one. */
async function writePage(tx: Db, { siteId, archive }: Writing, pageId: string, numbers: readonly number[]) {
  const { document, published, revision, ...row } = await archive.page(pageId);
  await tx.page.create({ data: { ...row, id: pageId, siteId, name: document.name, revision }, select: { id: true } });
  await saveDifference(tx, siteId, document, difference(emptyPage(pageId), document));
  const shown: { pageId: string; versionId: string; number: number }[] = [];
  for (const number of numbers) {
    const { revision: madeFrom, createdAt, ...version } = await archive.version(pageId, number);
    const versionId = deriveId(pageId, `version ${number}`);
    await tx.pageVersion.createMany({
      data: { id: versionId, siteId, pageId, number, revision: madeFrom, createdAt, document: version },
    });
    if (number === published) shown.push({ pageId, versionId, number });
  }
  for (const { versionId } of shown) {
    await tx.page.updateMany({ where: { id: pageId, siteId }, data: { publishedVersionId: versionId } });
  }
  return shown;
}

async function writeAround(tx: Db, siteId: string, { navigation, collections, redirects }: SiteParts): Promise<void> {
  const rows = <Row extends object>(all: Record<string, Row>) =>
    Object.entries(all).map(([id, row]) => ({ ...row, id, siteId }));
  await tx.navigationContainer.createMany({ data: rows(navigation.containers) });
  await tx.navigationItem.createMany({ data: rows(navigation.entries) });
  const shelves = rows(collections);
  await tx.collection.createMany({ data: shelves.map(({ items: _, ...collection }) => collection) });
  const items = shelves.flatMap(({ id: collectionId, items: members }) =>
    members.map((member) => {
      const id = deriveId(collectionId, member.pageId ?? member.groupId ?? ""); // as the editor makes it
      return { ...member, id, siteId, collectionId };
    }),
  );
  await tx.collectionItem.createMany({ data: items });
  await tx.redirect.createMany({ data: redirects.map((redirect) => ({ ...redirect, siteId })) });
}
