import { DomainError } from "~/lib/errors.ts";
import { changeOf, firstRevision, requireAsSeen, type LastChange } from "~/lib/record-revision.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import type { ServiceContext } from "~/server/context.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { Db } from "~/server/db.ts";
import { refusingForeignIds } from "~/server/database/foreign-ids.ts";
import { inSite } from "~/server/site-scope.ts";
import { marksAfter, withMachineMarks } from "./domain/word-marks.ts";
import { jobWordColumns, wordColumns, wordsOfRow } from "./row-words.ts";
import {
  wordMarksSchema,
  type Item,
  type Job,
  type ListName,
  type RemoveEntryInput,
  type SaidOfWords,
  type SaveItemInput,
  type SaveJobInput,
  type WordMarks,
} from "./schema.ts";

export type ListingContext = Pick<ServiceContext, "db" | "bus" | "siteId" | "actor" | "site">;

/** Of which site an entry is changed, and by whom. */
export interface ChangePlace {
  siteId: string;
  change: Omit<LastChange, "revision">;
  /** The site's first language, which the others translate. */
  first: Locale | undefined;
}

/** A list holds so many entries at most, whatever their state is. */
export const mostEntries = 2_000;

/**
 * Makes an open position what is given, or adds it, and answers its revision. Throws `not-found` for an id, a branch, a
 * person or a picture of another site, `stale` for a change of another revision than the stored one, and `invalid` where
 * the list is full.
 */
export function saveJob(
  ctx: ListingContext,
  { revision, byMachine, wordMarks, ...job }: SaveJobInput,
): Promise<number> {
  return changeList(ctx, "jobs", async (tx, place) => {
    const { siteId } = place;
    requireAsSeen(await tx.job.findFirst({ where: { id: job.id, siteId } }), revision);
    await requireOwn(tx, siteId, { ...job, pictures: job.titleImageIds });
    return writeJob(tx, job, place, { byMachine, wordMarks });
  });
}

/** The same for an entry of the marketplace. */
export function saveItem(
  ctx: ListingContext,
  { revision, byMachine, wordMarks, ...item }: SaveItemInput,
): Promise<number> {
  return changeList(ctx, "items", async (tx, place) => {
    const { siteId } = place;
    requireAsSeen(await tx.marketplaceItem.findFirst({ where: { id: item.id, siteId } }), revision);
    await requireOwn(tx, siteId, { ...item, pictures: item.titleImageId === null ? [] : [item.titleImageId] });
    return writeItem(tx, item, place, { byMachine, wordMarks });
  });
}

/** The row of an open position that was checked, in a change of its list. Answers its revision. */
export async function writeJob(
  tx: Db,
  { id, validThrough, created, ...job }: Job,
  place: ChangePlace,
  { byMachine = {}, wordMarks: before = {} }: SaidOfWords = {},
): Promise<number> {
  const { siteId, change } = place;
  const day = validThrough && new Date(validThrough);
  const stored = await tx.job.findFirst({ where: { id, siteId }, select: jobWordColumns });
  const marks = stored ? marksAfter(wordsOfRow("jobs", stored), job, place.first) : before;
  const wordMarks = withMachineMarks(marks, job, byMachine);
  const data = { ...job, ...change, wordMarks, validThrough: day, ...(created && { created }) };
  const next = { ...data, revision: { increment: 1 } };
  const [changed] = await tx.job.updateManyAndReturn({ where: { id, siteId }, data: next, select: { revision: true } });
  if (changed) return changed.revision;
  requireRoomForEntry(await tx.job.count({ where: { siteId } }));
  return (await tx.job.create({ data: { ...data, id, siteId, revision: firstRevision() } })).revision;
}

/** The same for an entry of the marketplace. */
export async function writeItem(
  tx: Db,
  { id, created, ...item }: Item,
  place: ChangePlace,
  { byMachine = {}, wordMarks: before = {} }: SaidOfWords = {},
): Promise<number> {
  const { siteId, change } = place;
  const where = { id, siteId };
  const stored = await tx.marketplaceItem.findFirst({ where, select: wordColumns });
  const marks = stored ? marksAfter(wordsOfRow("items", stored), item, place.first) : before;
  const wordMarks = withMachineMarks(marks, item, byMachine);
  const data = { ...item, ...change, wordMarks, ...(created && { created }) };
  const next = { ...data, revision: { increment: 1 } };
  const [changed] = await tx.marketplaceItem.updateManyAndReturn({ where, data: next, select: { revision: true } });
  if (changed) return changed.revision;
  requireRoomForEntry(await tx.marketplaceItem.count({ where: { siteId } }));
  return (await tx.marketplaceItem.create({ data: { ...data, ...where, revision: firstRevision() } })).revision;
}

/**
 * Takes an entry out of its list, and answers what was known of its translations, for whoever brings it back. Throws
 * `not-found` for one that is not there, and `stale` as saving does.
 */
export function removeEntry(ctx: ListingContext, { list, id, revision }: RemoveEntryInput): Promise<WordMarks> {
  return changeList(ctx, list, async (tx, { siteId }) => {
    const where = { id, siteId };
    const stored = await (list === "jobs" ? tx.job.findFirst({ where }) : tx.marketplaceItem.findFirst({ where }));
    requireAsSeen(stored, revision);
    const { count } =
      list === "jobs" ? await tx.job.deleteMany({ where }) : await tx.marketplaceItem.deleteMany({ where });
    if (count === 0) throw new DomainError("not-found", "no such entry");
    return wordMarksSchema.catch({}).parse(stored?.wordMarks);
  });
}

/** Changes a list, one change at a time, and has the pages that show it made anew. */
export async function changeList<Result>(
  { db, bus, siteId, site, actor }: ListingContext,
  list: ListName,
  work: (tx: Db, place: ChangePlace) => Promise<Result>,
  options?: { timeout: number },
): Promise<Result> {
  const saved = inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM "Site" WHERE id = ${siteId}::uuid FOR NO KEY UPDATE`; // they are counted
      const result = await work(tx, { siteId, change: changeOf(actor, new Date()), first: localesOf(site)[0] });
      await raiseDataHead(tx, siteId, list satisfies DataKey);
      return result;
    }, options),
  );
  const result = await saved.catch(refusingForeignIds);
  wakeData(bus, siteId);
  return result;
}

interface Named {
  branchId: string | null;
  staffMemberId: string | null;
  pictures: string[];
}

async function requireOwn(tx: Db, siteId: string, { branchId, staffMemberId, pictures }: Named): Promise<void> {
  const named = new Set(pictures);
  const [branches, people, media] = [
    branchId === null ? 1 : await tx.branch.count({ where: { id: branchId, siteId } }),
    staffMemberId === null ? 1 : await tx.staffMember.count({ where: { id: staffMemberId, siteId } }),
    await tx.media.count({ where: { id: { in: [...named] }, siteId, mediaType: "image", state: { not: "former" } } }),
  ];
  const refusal = branches === 0 ? "branch-not-found" : media < named.size ? "media-not-found" : null;
  if (refusal !== null || people === 0)
    throw new DomainError("not-found", "an entry names what the site does not have", refusal ? { refusal } : undefined);
}

function requireRoomForEntry(entries: number): void {
  if (entries >= mostEntries) throw new DomainError("invalid", "the list is full", { refusal: "list-full" });
}
