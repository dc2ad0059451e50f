import { randomUUID } from "node:crypto";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import { isUuid } from "~/lib/is-uuid.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { rateLimit, secondsToWait } from "~/server/limits/rate-limit.ts";
import { aboutEntryOf } from "./about-entry.ts";
import { optionsAbout } from "./asked-about.ts";
import { askedOf } from "./domain/asked.ts";
import { checkForm, type Entered, type FormProblems } from "./domain/check-form.ts";
import { honeypotName, type FormField } from "./domain/form-field.ts";
import { fieldsOf, forms, isClosed, type FormKind } from "./domain/forms.ts";
import { pastDaysIn } from "./domain/past-days.ts";
import { fieldsOfSection, questionName } from "./domain/questions.ts";
import { fieldsWithLinks, spamReasonOf, type SpamReason } from "./domain/spam.ts";
import { hasRoomFor, takeRoomFor } from "./files/file-room.ts";
import type { ReceivedFile } from "./files/received-file.ts";
import { findForm, formerQuestions, type FormAddress } from "./find-form.ts";
import { mailboxOf } from "./domain/recipient.ts";
import { sinceStart, spendStart } from "./start.ts";
import { hasAnswer, storeAnswer } from "./store-answer.ts";
import { makeRoomForSpam } from "./inbox/forget-answers.ts";
import { tellOfAnswer } from "./tell-of-answer.ts";

const taken = rateLimit("form answers of an address", { most: env.FORMS_PER_HOUR_AND_IP, windowMs: hour });
/** Tries count whether they are complete or not, so there may be more of them. */
const tried = rateLimit("tries at forms of an address", { most: 6 * env.FORMS_PER_HOUR_AND_IP, windowMs: hour });
/** Of these, such as came without a start: from people without JavaScript, and from programs. */
const unstarted = rateLimit("form answers without a start of an address", {
  most: Math.ceil(env.FORMS_PER_HOUR_AND_IP / 7),
  windowMs: hour,
});
/** As many as a club's whole evening signs up with: a flood from many addresses ends here, a good day does not. */
const ofSite = rateLimit("form answers of a site", { most: 100 * env.FORMS_PER_HOUR_AND_IP, windowMs: hour });
/** What a site takes in of spam within an hour, for each reason apart: what programs fill in shuts nobody out who sends links. */
const mostSpam = 100 * env.FORMS_PER_HOUR_AND_IP;
const spamOfSite = rateLimit("spam of a site", { most: mostSpam, windowMs: hour });

/** Counts a try of an address that looks for its form first. Throws `too-many`. */
export const countTry = (ip: string): unknown => tried.count(networkOf(ip));

interface FormContext {
  db: RootDb;
  ip: string;
}

interface Sending extends FormAddress {
  /** The id of the entry that it is about, where the page's address named one. */
  about?: string | undefined;
  /** The same for every try to send the same. */
  once?: string | undefined;
  /** Since when it was filled in, as `makeStart` said it to the page's script. */
  start?: string | undefined;
  /** Written on the page itself, where a wished day is chosen in a calendar; programs may say it in words of their own. */
  isOnPage?: boolean;
  /** The files that came with it, and why others were not taken. */
  files?: readonly ReceivedFile[];
  fileProblems?: FormProblems;
}

/**
 * Takes an answer to a form that is published: stores it, has it mailed to the site and confirmed to who wrote, all or
 * nothing. Answers with the problems where it is not complete, and then keeps nothing. What looks like spam is kept, in a
 * list of its own where the oldest makes room for the newest, and nobody is mailed. Throws `not-found` for a form that visitors do not see, `forbidden` for one that
 * is closed, `stale` for a start that does not count, and `too-many`. Without a start no address of the web may be in it,
 * and few are taken (`too-many` with the reason `unstarted`). With `once`, the same answer is taken once, however often it comes.
 */
export async function submitForm(
  { db, ip }: FormContext,
  { once, about, start, isOnPage = false, files = [], fileProblems = {}, ...address }: Sending,
  entered: Entered,
): Promise<{ problems: FormProblems }> {
  countTry(ip);
  const found = await findForm(address);
  if (!found) throw new DomainError("not-found", "no such form");
  const { index, kind, group, pageName } = found;
  if (isClosed(group.options)) throw new DomainError("forbidden", "the form is closed");
  const isAbout = isUuid(about ?? ""); // also where the entry has gone since: so the page asked
  const own = fieldsOfSection(kind, group);
  const shown = isAbout ? fieldsOfSection(kind, { ...group, options: optionsAbout(group.options) }) : own;
  const more = isOnPage ? [] : withoutDuty(own, shown); // a program may say all that the form has room for
  const beyond = answeredBeyond(kind, shown, entered, files);
  const former = beyond.size > 0 ? await formerQuestions(index, address, ({ name }) => beyond.has(name)) : [];
  const fields = [...shown, ...more, ...former];
  const asked = askedOf(fields);
  const checked = checkForm(fields, withFiles(fields, entered, files), forms[kind].trap);
  const past = isOnPage ? pastDaysIn(fields, entered, new Date()) : {};
  const problems = { ...checked.problems, ...past, ...fileProblems };
  const { siteId, pageId, groupId, locale } = address;
  const values = { ...checked.values, ...(await aboutEntryOf({ db, index, locale }, about)) };
  const id = once ? deriveId(groupId, `${siteId} ${once} ${JSON.stringify(values)}${digestsOf(files)}`) : randomUUID();
  const answer = {
    id,
    siteId,
    pageId,
    groupId,
    locale,
    values,
    form: forms[kind].form,
    ...(asked && { asked }),
  };
  const keepSpam = async (spamReason: SpamReason) => {
    const spam = { ...answer, isSpam: true, spamAt: new Date(), spamReason };
    const isWorth = spamReason !== "honeypot" && (await hasRoomFor(db, { siteId, files, isSpam: true }));
    const isStored = isWorth && (await storeAnswer(db, { answer: spam, files }));
    if (!isStored) await storeAnswer(db, { answer: spam, files: [] });
    await makeRoomForSpam(db, siteId, spamReason);
  };
  const spamFor = (reason: SpamReason) => `${siteId} ${reason}`;

  const [problem, ...others] = Object.keys(problems);
  if (problem === honeypotName && others.length === 0 && spamOfSite.countOf(spamFor("honeypot")) < mostSpam) {
    spamOfSite.count(spamFor("honeypot"));
    await keepSpam("honeypot");
  }
  if (problem) return { problems };
  const tookMs = start === undefined ? null : sinceStart(start, { siteId, kind });
  if (start === undefined) {
    const linked = fieldsWithLinks(checked.values);
    if (linked.length > 0) return { problems: Object.fromEntries(linked.map((name) => [name, "links"])) };
  }
  const seconds = start === undefined ? secondsToWait(() => unstarted.count(networkOf(ip))) : null;
  if (seconds !== null)
    throw new DomainError("too-many", "too many without a start", {
      reason: "unstarted",
      retryAfterMs: seconds * 1000,
    });
  const isKept = files.length > 0 && (await hasAnswer(db, { siteId, id })); // what comes again needs no more room
  const noRoom = { problems: Object.fromEntries(files.map(({ question }) => [question, "fileRoom" as const])) };
  if (!isKept && !(await takeRoomFor(db, { siteId, ip, files }))) return noRoom;
  if (start !== undefined) spendStart(start, id);
  taken.count(networkOf(ip));
  const spam = spamReasonOf({ values, tookMs });
  if (spam) {
    spamOfSite.count(spamFor(spam)); // who is refused here can still send what they wrote, later
    await keepSpam(spam);
    return { problems: {} };
  }
  ofSite.count(siteId); // spam is none of them: it would shut out those who mean it

  const isStored = await storeAnswer(db, {
    answer: { ...answer, mailedAt: mailboxOf(index) === null ? null : new Date() },
    files,
    tell: (tx) =>
      tellOfAnswer(tx, index, { submissionId: id, receivedAt: new Date(), page: pageName, locale, fields, values }),
  });
  return isStored ? { problems: {} } : noRoom;
}

/** The questions of a form beyond these, which nobody has to answer. */
function withoutDuty(own: readonly FormField[], shown: readonly FormField[]): FormField[] {
  const names = new Set(shown.map(({ name }) => name));
  return own.flatMap(({ isRequired: _, ...field }) => (names.has(field.name) ? [] : [field]));
}

/** The names of what was answered that the form does not ask (any more). */
function answeredBeyond(
  kind: FormKind,
  fields: readonly FormField[],
  entered: Entered,
  files: readonly ReceivedFile[],
): ReadonlySet<string> {
  const asked = new Set<string>(fields.map(({ name }) => name));
  const ofKind = new Set<string>(fieldsOf(kind, {}).map(({ name }) => name));
  const answered = Object.entries(entered).flatMap(([name, value]) => (value.length > 0 ? [name] : []));
  return new Set(
    [...answered, ...files.map(({ question }) => question)].filter(
      (name) => (ofKind.has(name) || name.startsWith(questionName(""))) && !asked.has(name),
    ),
  );
}

/** What was entered, with the names of the files that came; nobody says by a text that one did. */
function withFiles(fields: readonly FormField[], entered: Entered, files: readonly ReceivedFile[]): Entered {
  const namesFor = (name: string) => files.filter(({ question }) => question === name).map((file) => file.name);
  const questions = fields.filter(({ type }) => type === "file").map(({ name }) => [name, namesFor(name)] as const);
  return { ...entered, ...Object.fromEntries(questions) };
}

const digestsOf = (files: readonly ReceivedFile[]) => files.map(({ digest }) => ` ${digest}`).join("");
