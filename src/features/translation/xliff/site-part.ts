import { z } from "zod";
import { listNames, type ListName } from "~/features/listings/schema.ts";
import { inOperations } from "~/features/page/commands/field-translate.ts";
import type { PageStep } from "~/features/page/commands/registry.ts";
import { loadPage } from "~/features/page/load.ts";
import { runCommands } from "~/features/page/service/run-commands.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { SiteStep } from "~/features/site/commands/registry.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { runSiteCommands } from "~/features/site/run-commands.ts";
import { loadSite } from "~/features/site/load-site.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { readXliff, type XliffUnit } from "../domain/xliff.ts";
import { mostUnits, type ReadSiteXliffInput, type SiteXliffPart, type TakeSiteXliffInput } from "../schema.ts";
import type { PairPlace } from "~/features/site/translations/text-pair.ts";
import { mergedEntries, takeEntries } from "./entries-part.ts";
import { fileLanguages, refuseFile, type FileLanguages } from "./known-texts.ts";
import { mergeUnits, presentMark, problemOf, replacedBy, type Merged, type XliffChange } from "./merge-units.ts";
import { asPageParts, textsOfPage } from "./page-xliff.ts";
import { navigationFile, picturesFile, textsOfNavigation, textsOfPictures } from "./site-texts.ts";

/** One file of a site's, read. */
interface Part {
  id: string;
  units: XliffUnit[];
  languages: FileLanguages;
}

/** Which of the texts that a person wrote may be replaced, with the marks that they bore when somebody was asked. */
type Replace = TakeSiteXliffInput["replace"];

/** What a part of a site's file would change, and everything in it that would not; saves nothing. */
export async function readSiteXliff(ctx: ServiceContext, { xml }: ReadSiteXliffInput): Promise<SiteXliffPart> {
  const part = readPart(ctx, xml);
  const list = listOf(part);
  if (list) return shown(await mergedEntries(ctx, { list, ...part }), null);
  if (isOfSite(part)) {
    const site = await loadSite(ctx.db, ctx.siteId, mediaIn(part));
    return shown(site ? mergedInSite(site.document, part) : nothing, null);
  }
  const page = await loadPage(ctx.db, ctx.siteId, part.id);
  if (!page) throw refuseFile("xliff-page", "the site has no such page");
  return shown(mergeUnits(textsOfPage(page.document, part.languages), part.units), page.document.name);
}

/**
 * Saves what a part of a site's file says. What a person has written since somebody was asked stays, and so does what
 * was not asked about; either is told again. What it takes of a page's own words and texts is saved together.
 */
export async function takeSiteXliff(ctx: ServiceContext, { xml, replace }: TakeSiteXliffInput): Promise<SiteXliffPart> {
  const part = readPart(ctx, xml);
  const list = listOf(part);
  if (list) return taken(await takeEntries(ctx, { list, ...part }, mayTake(replace)), replace, null);
  return isOfSite(part) ? await takeInSite(ctx, part, replace) : await takeOnPage(ctx, part, replace);
}

const nothing: Merged = { changes: [], same: 0, problems: [] };

function readPart(ctx: ServiceContext, xml: string): Part {
  const read = readXliff(xml);
  const [file, ...more] = read?.files ?? [];
  if (!read || !file || more.length > 0 || file.units.length > mostUnits)
    throw refuseFile("xliff-invalid", "not a part of a file of XLIFF 2");
  if (!isOfSite(file) && !listOf(file) && !z.uuid().safeParse(file.id).success)
    throw refuseFile("xliff-page", "the file is of no page");
  return { id: file.id, units: file.units, languages: fileLanguages(ctx, read) };
}

const isOfSite = ({ id }: Pick<Part, "id">): boolean => id === navigationFile || id === picturesFile;

/** The list whose entries a file is about. */
const listOf = ({ id }: Pick<Part, "id">): ListName | undefined => listNames.find((name) => name === id);

/** The media that a file is about. */
function mediaIn({ id, units }: Part): string[] {
  return id === picturesFile ? units.map((unit) => unit.id).filter((each) => z.uuid().safeParse(each).success) : [];
}

function mergedInSite(document: SiteDocument, { id, units, languages }: Part): Merged {
  const texts =
    id === navigationFile ? textsOfNavigation(document, languages) : textsOfPictures(document.media, languages);
  return mergeUnits(texts, units);
}

/** Most pictures of which something is said in one transaction. */
const mostPictures = 50;

async function takeInSite(ctx: ServiceContext, part: Part, replace: Replace): Promise<SiteXliffPart> {
  const told: Merged[] = [];
  for (const units of part.id === picturesFile ? inChunks(part.units, mostPictures) : [part.units]) {
    let merged = nothing;
    const own = { ...part, units };
    const steps = (document: SiteDocument) => {
      merged = mergedInSite(document, own);
      return siteSteps(merged.changes.filter(mayTake(replace)), part.languages);
    };
    await runSiteCommands(ctx, steps, { mediaIds: mediaIn(own) });
    told.push(merged);
  }
  const same = told.reduce((sum, merged) => sum + merged.same, 0);
  const [changes, problems] = [told.flatMap((each) => each.changes), told.flatMap((each) => each.problems)];
  return taken({ changes, same, problems }, replace, null);
}

const mostLabels = 200;

function siteSteps(changes: readonly XliffChange[], { to: locale }: FileLanguages): SiteStep[] {
  const shared = { locale, mayReplace: true, by: "human" as const };
  const words = changes.map(({ known: { place }, content, madeFrom }) => ({
    place,
    text: content.text,
    source: madeFrom ?? "",
  }));
  const labels = words.flatMap(({ place, ...made }) => {
    const id = place.type === "entry" ? place.entryId : place.type === "container" ? place.containerId : null;
    return id === null ? [] : [{ id, ...made }];
  });
  const pictures = words.flatMap(({ place, ...made }) =>
    place.type === "picture" ? [{ id: place.mediaId, ...made }] : [],
  );
  return [
    ...inChunks(labels, mostLabels).map((texts) => ({
      command: "navigation.translate" as const,
      input: { ...shared, texts },
    })),
    ...pictures.map((made) => ({ command: "media.translate" as const, input: { ...shared, ...made } })),
  ];
}

/** All of it together; an address that another page has keeps only itself, or the page's own words, from being saved. */
async function takeOnPage(ctx: ServiceContext, part: Part, replace: Replace): Promise<SiteXliffPart> {
  const { id: pageId, languages, units } = part;
  for (const leftOut of withoutAddress) {
    let [name, merged] = ["", nothing];
    const steps = (document: PageDocument) => {
      name = document.name;
      merged = withProblems(mergeUnits(textsOfPage(document, languages), units), leftOut);
      return pageSteps(merged.changes.filter(mayTake(replace)), languages);
    };
    try {
      await runCommands(ctx, { pageId, steps });
      return taken(merged, replace, name);
    } catch (error) {
      if (error instanceof DomainError && error.code === "not-found")
        throw new DomainError("not-found", error.message, { refusal: "page-not-found" }, { cause: error });
      if (!isOfAddress(error) || leftOut === withoutAddress.at(-1)) throw error;
    }
  }
  throw new Error("The last try answers or throws");
}

/** What is left out when an address is refused: nothing, the address, all of the page's own words, which bring one along. */
const withoutAddress: readonly PairPlace["type"][][] = [
  [],
  ["pageAddress"],
  ["pageAddress", "pageName", "pageSearchTitle", "pageDescription"],
];

function isOfAddress(error: unknown): boolean {
  return error instanceof DomainError && String(error.details?.["refusal"]).startsWith("slug-");
}

function withProblems(merged: Merged, leftOut: readonly PairPlace["type"][]): Merged {
  const isLeftOut = ({ known }: XliffChange) => leftOut.includes(known.place.type);
  return {
    ...merged,
    changes: merged.changes.filter((change) => !isLeftOut(change)),
    problems: [
      ...merged.problems,
      ...merged.changes.filter(isLeftOut).map(({ id, known }) => problemOf(id, known, "address")),
    ],
  };
}

const mayTake =
  (replace: Replace) =>
  ({ id, known }: XliffChange): boolean =>
    !known.isByHand || (Object.hasOwn(replace, id) && replace[id] === presentMark(known));

function shown({ changes, same, problems }: Merged, name: string | null): SiteXliffPart {
  return { name, changes: changes.length, byHand: replacedBy(changes), same, problems };
}

/** After the taking: what was saved, and what a person wrote that was kept. */
function taken(merged: Merged, replace: Replace, name: string | null): SiteXliffPart {
  const kept = merged.changes.filter((change) => !mayTake(replace)(change));
  return { ...shown({ ...merged, changes: kept }, name), changes: merged.changes.length - kept.length };
}

function pageSteps(changes: readonly XliffChange[], { to: locale }: FileLanguages): PageStep[] {
  const shared = { locale, mayReplace: true, by: "human" as const };
  const { texts, words, address } = asPageParts(changes);
  return [
    ...(address === null ? [] : [{ command: "page.slug" as const, input: { locale, slug: address } }]),
    ...(words.length === 0 ? [] : [{ command: "page.translate" as const, input: { ...shared, texts: words } }]),
    ...inOperations(texts).map((some) => ({ command: "field.translate" as const, input: { ...shared, texts: some } })),
  ];
}

function inChunks<Each>(all: readonly Each[], most: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
}
