import { savedRichText } from "~/features/page/domain/rich-text.ts";
import { isRefused } from "~/features/document/refusals.ts";
import { descriptionSchema } from "~/features/listings/schema.ts";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import { checkedFile, checkedFilm, isOwnFilm } from "./checked-file.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import { saidByLanguage, type Words } from "./domain/said-by-language.ts";
import type { OnProgress } from "./progress.ts";
import type { SiteArchive } from "./read-archive.ts";
import { archiveNames, type DirectoryFile } from "./schema.ts";

type AnswerOf<Call extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;

/** Everything of an archive but its pages and media, checked. */
export interface SiteParts {
  site: AnswerOf<SiteArchive["site"]>;
  directory: DirectoryFile;
  navigation: AnswerOf<SiteArchive["navigation"]>;
  collections: AnswerOf<SiteArchive["collections"]>;
  redirects: AnswerOf<SiteArchive["redirects"]>;
  savedSections: AnswerOf<SiteArchive["savedSections"]>;
}

/**
 * Looks at all of an archive before anything of it is written: each file by itself, and whether what they name is among
 * them, so that no row can lead to another site's, and whether its media fit into `limitBytes`. Refuses with `invalid`.
 */
export async function checkSite(archive: SiteArchive, limitBytes: number, onProgress: OnProgress): Promise<SiteParts> {
  const site = await archive.site();
  if (!isTimeZone(site.timeZone)) refuseArchive(`there is no time zone ${site.timeZone}`);
  const parts: SiteParts = {
    site,
    directory: byLanguage(await archive.directory(), site.locales[0] ?? "de"),
    navigation: await archive.navigation(),
    collections: await archive.collections(),
    redirects: await archive.redirects(),
    savedSections: await archive.savedSections(site),
  };
  checkDirectory(parts);
  const groups = await checkPages(archive);
  checkReferences(parts, { pages: new Set(archive.pages.keys()), groups });
  await checkMedia(archive, limitBytes, onProgress);
  return parts;
}

/** Answers the ids of all sections and cards. */
async function checkPages(archive: SiteArchive): Promise<Set<string>> {
  const groups = new Set<string>();
  for (const [pageId, numbers] of archive.pages) {
    const { document, published } = await archive.page(pageId);
    for (const groupId of Object.keys(document.groups)) {
      if (groups.has(groupId)) refuseArchive(`the section ${groupId} stands on two pages`);
      groups.add(groupId);
    }
    if (published !== null && !numbers.includes(published)) refuseArchive(`the version ${published} is missing`);
    for (const number of numbers) await archive.version(pageId, number);
  }
  return groups;
}

function checkReferences(
  { navigation, collections, redirects }: SiteParts,
  { pages, groups }: { pages: ReadonlySet<string>; groups: ReadonlySet<string> },
): void {
  const { containers, entries } = navigation;
  for (const { containerId, parentId, pageId } of Object.values(entries)) {
    const parent = parentId === null ? null : entries[parentId];
    const isTwoDeep = parent?.parentId === null && parent.containerId === containerId;
    if (!Object.hasOwn(containers, containerId) || !(parent === null || isTwoDeep)) {
      refuseArchive("an entry of the navigation has no place");
    }
    if (!pages.has(pageId)) refuseArchive("an entry of the navigation leads to no page");
  }
  for (const { items } of Object.values(collections)) {
    const members = items.map(({ pageId, groupId }) => pageId ?? groupId ?? "");
    if (new Set(members).size < members.length) refuseArchive("something is in a collection twice");
    for (const { pageId, groupId } of items) {
      if (pageId === null ? !groups.has(groupId ?? "") : !pages.has(pageId))
        refuseArchive("a collection holds nothing");
    }
  }
  if (!redirects.every(({ pageId }) => pages.has(pageId))) refuseArchive("a former address leads to no page");
}

function byLanguage(directory: DirectoryFile, defaultLocale: string): DirectoryFile {
  const said = <Row extends Words>(row: Row) => saidByLanguage(row, defaultLocale);
  return { ...directory, jobs: directory.jobs.map(said), marketplaceItems: directory.marketplaceItems.map(said) };
}

function checkDirectory({ site, directory }: SiteParts): void {
  const { businesses, jobs, marketplaceItems, courses } = directory;
  const branches = businesses.flatMap((business) => business.branches);
  const branchIds = new Set(branches.map(({ id }) => id));
  const people = [...branches.flatMap(({ staff }) => staff), ...directory.staff];
  const staffIds = new Set(people.map(({ id }) => id));
  const isAt = (id: string | null, known: ReadonlySet<string>) => id === null || known.has(id);
  for (const { id, branchId, staffMemberId } of [...jobs, ...marketplaceItems, ...courses])
    if (!isAt(branchId, branchIds) || !isAt(staffMemberId, staffIds)) refuseArchive(`${id} is offered by nobody`);
  for (const { id, richTextDescription } of [...jobs, ...marketplaceItems])
    if (!descriptionSchema.safeParse(richTextDescription).success) refuseArchive(`${id} has no formatted text`);
  for (const { id, richTextDescription } of courses)
    if (isRefused(savedRichText(richTextDescription))) refuseArchive(`${id} has no formatted text`);
  if (!isAt(site.ownBusinessId, new Set(businesses.map(({ id }) => id))))
    refuseArchive("the site's business is missing");
  if (!Object.keys(directory.placeIds).every((id) => branchIds.has(id))) refuseArchive("a place belongs to no branch");
}

/** Also whether they fit into what a site may have. */
async function checkMedia(archive: SiteArchive, limitBytes: number, onProgress: OnProgress): Promise<void> {
  const named = new Set<string>();
  const places = new Set<string>();
  const { media } = archive;
  if (archive.mediaBytes > limitBytes) refuseRoom(limitBytes);
  let saidBytes = 0;
  for (const [at, id] of media.entries()) {
    onProgress("checking", at, media.length);
    const medium = await archive.medium(id);
    if (places.has(medium.objectId)) refuseArchive(`${medium.originalFilename} lies where another medium does`);
    places.add(medium.objectId);
    saidBytes += medium.fileSize;
    if (saidBytes > limitBytes) refuseRoom(limitBytes);
    if (medium.file === null) continue;
    named.add(archiveNames.file(id, medium.file));
    if (isOwnFilm(medium)) await checkedFilm(medium, archive.film(id, medium.file));
    else await checkedFile(medium, await archive.file(id, medium.file));
  }
  archive.refuseOtherFiles(named);
}

function refuseRoom(limitBytes: number): never {
  refuseArchive(`its media take more than the ${limitBytes} bytes that a site has here`, "room");
}
