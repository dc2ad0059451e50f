import { listNames } from "~/features/listings/schema.ts";
import { entryPictures } from "~/features/listings/translations/entry-pictures.ts";
import { entriesToTranslate } from "~/features/listings/translations/entry-words.ts";
import { loadPage } from "~/features/page/load.ts";
import { loadSite } from "~/features/site/load-site.ts";
import { describedTypes, shownMediaIds } from "~/features/site/translations/page-pairs.ts";
import { pagesToTranslate } from "~/features/site/translations/translated-pages.ts";
import type { ServiceContext } from "~/server/context.ts";
import { xliffFile, xliffFoot, xliffHead } from "../domain/xliff.ts";
import type { SiteXliffInput } from "../schema.ts";
import { fileLanguages, type FileLanguages, type KnownText } from "./known-texts.ts";
import { textsOfPage } from "./page-xliff.ts";
import { navigationFile, picturesFile, textsOfEntries, textsOfNavigation, textsOfPictures } from "./site-texts.ts";

interface Reader extends Pick<ServiceContext, "db" | "siteId"> {
  languages: FileLanguages;
}

/**
 * All texts of a site for a translator: a file for what the navigation says, one for each page, one for the pictures
 * that pages and entries show, and one for each list of entries. It is made page by page, as fast as it is taken; a page is as it was when its turn came.
 */
export function siteXliff(
  ctx: ServiceContext,
  wanted: SiteXliffInput,
): { fileName: string; parts: AsyncGenerator<string> } {
  const languages = fileLanguages(ctx, { from: wanted.from, to: wanted.to });
  const { from, to } = languages;
  const { db, siteId } = ctx;
  return { fileName: `${ctx.site.key}.${from}-${to}.xlf`, parts: partsOf({ db, siteId, languages }) };
}

async function* partsOf(reader: Reader): AsyncGenerator<string> {
  const { db, siteId, languages } = reader;
  yield xliffHead(languages);
  const site = await loadSite(db, siteId);
  if (site) yield* fileOf({ id: navigationFile, name: navigationFile }, textsOfNavigation(site.document, languages));
  const shown = new Set<string>();
  for (const id of await pagesToTranslate(reader)) {
    const page = await loadPage(db, siteId, id);
    if (!page) continue; // gone meanwhile
    const { document } = page;
    yield* fileOf({ id, name: document.name }, textsOfPage(document, languages));
    if (document.disallowedLocales.includes(languages.to)) continue;
    for (const mediaId of shownMediaIds(document)) shown.add(mediaId);
  }
  const lists = [];
  for (const list of listNames) {
    const entries = await entriesToTranslate(reader, list, new Date());
    const ids = entries.map(({ id }) => id);
    for (const picture of await entryPictures(reader, list, ids)) shown.add(picture.id);
    lists.push({ list, entries });
  }
  const isPicture = { siteId, mediaType: { in: [...describedTypes] }, id: { in: [...shown] } };
  const pictures = await db.media.findMany({ where: isPicture, select: { id: true }, orderBy: { id: "asc" } });
  const described = await loadSite(
    db,
    siteId,
    pictures.map(({ id }) => id),
  );
  const texts = textsOfPictures(described?.document.media ?? {}, languages);
  yield* fileOf({ id: picturesFile, name: picturesFile }, texts);
  for (const { list, entries } of lists) {
    yield* fileOf({ id: list, name: list }, textsOfEntries(entries, languages));
  }
  yield xliffFoot;
}

/** Nothing where there is nothing to translate: a file has at least one unit. */
function* fileOf(file: { id: string; name: string }, texts: ReadonlyMap<string, KnownText>): Generator<string> {
  if (texts.size > 0) yield xliffFile({ ...file, units: [...texts.values()].map(({ unit }) => unit) });
}
