import { z } from "zod";
import { editorLocaleSchema } from "~/lib/locales.ts";
import { spamReasons } from "../domain/spam.ts";

/** Where answers lie: to be dealt with, done, or taken for spam. */
export const inboxLists = ["open", "done", "spam"] as const;
export type InboxList = (typeof inboxLists)[number];

/** How many answers are read at once. */
export const answersAtOnce = 30;
/** How many answers a file holds at most; the next one goes on below its last. */
export const mostInFile = 10_000;

/** The place of an answer in time; a list goes on below it. */
const placeSchema = z.strictObject({ at: z.iso.datetime(), id: z.uuid().toLowerCase() });

export const inboxInput = z.strictObject({
  list: z.enum(inboxLists),
  /** A part of anything that was written, in capitals or not. */
  search: z.string().trim().max(100).default(""),
  /** The language of labels and choices. */
  language: editorLocaleSchema,
  before: placeSchema.optional(),
});
export type InboxInput = z.output<typeof inboxInput>;

const answerSchema = z.strictObject({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Who wrote, as far as the form asks. */
  sender: z.string(),
  email: z.string(),
  /** How the page is called that it was sent from; null once it is gone. */
  page: z.string().nullable(),
  /** In which language the visitor read the form. */
  locale: z.string(),
  isRead: z.boolean(),
  /** Why it was taken for spam when it came. */
  spamReason: z.enum(spamReasons).nullable(),
  /** What was filled in, in the order of the form. */
  lines: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** The files that came with it, by the question that they answer. */
  files: z.array(z.strictObject({ id: z.string(), question: z.string(), name: z.string(), size: z.number().int() })),
});
export type InboxAnswer = z.infer<typeof answerSchema>;
export const inboxSchema = z.strictObject({ answers: z.array(answerSchema), next: placeSchema.nullable() });
export type Inbox = z.infer<typeof inboxSchema>;

const count = z.number().int();
export const inboxCountSchema = z.strictObject({
  unread: count,
  open: count,
  spam: count,
  /** So long the site keeps what was sent. */
  keptMonths: count,
});

/** So many answers are put elsewhere at once. */
export const mostAtOnce = 100;
const ids = z.array(z.uuid().toLowerCase()).min(1).max(mostAtOnce);
export const sortInput = z.strictObject({ ids, as: z.enum(["read", "unread", ...inboxLists]) });
export type SortInput = z.infer<typeof sortInput>;
export const removeAnswersInput = z.strictObject({ ids });

/** Which answers a file holds: those that the list shows, from a place on. */
export const answersFileInput = inboxInput;
export type AnswersFileInput = z.output<typeof answersFileInput>;
export const answersFileSchema = z.strictObject({ name: z.string(), text: z.string(), next: placeSchema.nullable() });
export type AnswersFile = z.infer<typeof answersFileSchema>;
