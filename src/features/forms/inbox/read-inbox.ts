import { siteSettingsSchema } from "~/features/site/schema.ts";
import { translator } from "~/i18n/catalogue.ts";
import { csvOf, type Cell } from "~/lib/tables/csv.ts";
import type { ServiceContext } from "~/server/context.ts";
import { Prisma } from "~/server/db.ts";
import { holdingWords } from "~/server/holding-words.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FormValues } from "../domain/check-form.ts";
import { spamReasons } from "../domain/spam.ts";
import { sayAnswer } from "../say-answer.ts";
import { senderAddress } from "../domain/sender-address.ts";
import { fieldsOfStored, senderOf } from "./answers.ts";
import {
  answersAtOnce,
  mostInFile,
  type AnswersFile,
  type AnswersFileInput,
  type Inbox,
  type InboxAnswer,
  type InboxInput,
  type InboxList,
} from "./schema.ts";

type ReaderContext = Pick<ServiceContext, "db" | "siteId">;

/** Answers of one list, the newest first, from a place on; with `search` those in which each of its words
 * stands somewhere in what was written. */
export async function readInbox(ctx: ReaderContext, { list, search, language, before }: InboxInput): Promise<Inbox> {
  const found = await newestOf(ctx, list, {
    most: answersAtOnce + 1,
    where: [...holdingWords(search), below(before)],
  });
  const shown = await answersOf(ctx, found.slice(0, answersAtOnce), language);
  return { answers: shown, next: found.length > answersAtOnce ? placeOf(shown) : null };
}

const below = (before: InboxInput["before"]) =>
  before ? Prisma.sql`("createdAt", "id") < (${before.at}::timestamptz, ${before.id}::uuid)` : Prisma.sql`TRUE`;

function placeOf(answers: readonly InboxAnswer[]): Inbox["next"] {
  const last = answers.at(-1);
  return last ? { at: last.createdAt, id: last.id } : null;
}

/** How many answers nobody has opened, how many are to be dealt with, how many lie in the spam, and how long all are kept. */
export async function countInbox({ db, siteId }: ReaderContext) {
  const open = { siteId, isSpam: false, doneAt: null };
  const [site, unread, all, spam] = await Promise.all([
    db.site.findUniqueOrThrow({ where: { id: siteId }, select: { settings: true } }),
    db.formSubmission.count({ where: { ...open, readAt: null } }),
    db.formSubmission.count({ where: open }),
    db.formSubmission.count({ where: { siteId, isSpam: true } }),
  ]);
  return { unread, open: all, spam, keptMonths: siteSettingsSchema.parse(site.settings).contact.keepAnswersMonths };
}

/**
 * A list, or what is found in it, as a file for spreadsheets, with times as clocks at the site show them, the newest
 * first. With the place where the next file goes on, where one cannot hold them all.
 */
export async function answersFile(
  ctx: ReaderContext,
  { list, search, language, before }: AnswersFileInput,
): Promise<AnswersFile> {
  const { db, siteId } = ctx;
  const t = translator(language);
  const found = await newestOf(ctx, list, { most: mostInFile + 1, where: [...holdingWords(search), below(before)] });
  const { timeZone } = await db.site.findUniqueOrThrow({ where: { id: siteId }, select: { timeZone: true } });
  const clock = new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: "short", timeStyle: "short", timeZone });
  const answers = await answersOf(ctx, found.slice(0, mostInFile), language);
  const rows = answers.map(({ createdAt, page, locale, lines, files }) => [
    { label: t("editor.inbox.at"), value: clock.format(new Date(createdAt)) },
    { label: t("editor.inbox.page"), value: page ?? "" },
    { label: t("editor.inbox.language"), value: locale.toUpperCase() },
    ...lines,
    ...fileCells(files),
  ]);
  const next = found.length > mostInFile ? placeOf(answers) : null;
  return { name: `${t("editor.inbox.fileName")}.csv`, text: csvOf(rows), next };
}

/** The names of an answer's files, by the question that they answer. */
function fileCells(files: InboxAnswer["files"]): Cell[] {
  const questions = [...new Set(files.map(({ question }) => question))];
  return questions.map((label) => {
    const names = files.filter(({ question }) => question === label).map(({ name }) => name);
    return { label, value: names.join(", ") };
  });
}

/** The ids of a list's newest answers that meet some conditions. */
function newestOf(
  { db, siteId }: ReaderContext,
  list: InboxList,
  { most, where = [] }: { most: number; where?: Prisma.Sql[] },
): Promise<string[]> {
  const conditions = Prisma.join([Prisma.sql`"siteId" = ${siteId}::uuid`, listed(list), ...where], " AND ");
  return inSite(siteId, async () => {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "FormSubmission" WHERE ${conditions} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${most}`;
    return rows.map(({ id }) => id);
  });
}

function listed(list: InboxList): Prisma.Sql {
  if (list === "spam") return Prisma.sql`"isSpam"`;
  return list === "done"
    ? Prisma.sql`NOT "isSpam" AND "doneAt" IS NOT NULL`
    : Prisma.sql`NOT "isSpam" AND "doneAt" IS NULL`;
}

/** The answers with these ids, in their order. */
async function answersOf(
  { db, siteId }: ReaderContext,
  ids: readonly string[],
  language: string,
): Promise<InboxAnswer[]> {
  const rows = await db.formSubmission.findMany({
    where: { siteId, id: { in: [...ids] } },
    include: { files: { where: { siteId }, orderBy: { name: "asc" } } },
  });
  const pageIds = [...new Set(rows.flatMap(({ pageId }) => pageId ?? []))];
  const inLanguage = { where: { siteId, locale: language }, select: { name: true } };
  const pages = await db.page.findMany({
    where: { siteId, id: { in: pageIds } },
    select: { id: true, name: true, locales: inLanguage },
  });
  const names = new Map(pages.map(({ id, name, locales: [said] }) => [id, said?.name || name]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const values = row.values as FormValues;
    const fields = fieldsOfStored(row);
    const inWords = fields.filter(({ name }) => !row.files.some(({ question }) => question === name));
    return {
      id,
      createdAt: row.createdAt.toISOString(),
      sender: senderOf(fields, values),
      email: senderAddress(fields, values),
      page: names.get(row.pageId ?? "") ?? null,
      locale: row.locale,
      isRead: row.readAt !== null,
      spamReason: spamReasons.find((reason) => reason === row.spamReason) ?? null,
      lines: sayAnswer(inWords, values, language),
      files: row.files.map(({ id: fileId, question, name, size }) => ({
        id: fileId,
        question: fields.find((field) => field.name === question)?.label ?? "",
        name,
        size,
      })),
    };
  });
}
