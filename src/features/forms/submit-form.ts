import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { RootDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { hour, rateLimit } from "~/server/rate-limit.ts";
import { confirmToSender } from "./confirmation.ts";
import { checkForm, type Entered, type FormProblems } from "./domain/check-form.ts";
import { honeypotName } from "./domain/form-field.ts";
import { fieldsOf, forms, isClosed } from "./domain/forms.ts";
import { spamReasonOf, type SpamReason } from "./domain/spam.ts";
import { findForm, type FormAddress } from "./find-form.ts";
import { mailboxOf, mailToSite } from "./mail-to-site.ts";

const taken = rateLimit("form answers of an address", { most: env.FORMS_PER_HOUR_AND_IP, windowMs: hour });
/** Tries count whether they are complete or not, so there may be more of them. */
const tried = rateLimit("tries at forms of an address", { most: 6 * env.FORMS_PER_HOUR_AND_IP, windowMs: hour });
const ofSite = rateLimit("form answers of a site", { most: 15 * env.FORMS_PER_HOUR_AND_IP, windowMs: hour });
/** What a site keeps of spam within an hour; the rest is dropped. */
const mostSpam = env.FORMS_PER_HOUR_AND_IP;
const spamOfSite = rateLimit("spam of a site", { most: mostSpam, windowMs: hour });

interface FormContext {
  db: RootDb;
  ip: string;
}

interface Sending extends FormAddress {
  /** The same for every try to send the same. */
  once?: string | undefined;
  /** How long the page was open, as its script says; null where none does. */
  tookMs?: number | null;
}

/**
 * Takes an answer to a form that is published: stores it, has it mailed to the site and confirmed to who wrote, all or
 * nothing. Answers with the problems where it is not complete, and then keeps nothing. What looks like spam is kept, in a
 * list of its own, and nobody is mailed. Throws `not-found` for a form that visitors do not see, `forbidden` for one that
 * is closed, and `too-many`. With `once`, the same answer is taken once, however often it comes.
 */
export async function submitForm(
  { db, ip }: FormContext,
  { once, tookMs = null, ...address }: Sending,
  entered: Entered,
): Promise<{ problems: FormProblems }> {
  tried.count(ip);
  const found = await findForm(address);
  if (!found) throw new DomainError("not-found", "no such form");
  const { index, kind, group, pageName } = found;
  if (isClosed(group.options)) throw new DomainError("forbidden", "the form is closed");
  const fields = fieldsOf(kind, group.options);
  const { values, problems } = checkForm(fields, entered, forms[kind].trap);
  const { siteId, pageId, groupId, locale } = address;
  const id = once && deriveId(groupId, `${siteId} ${once} ${JSON.stringify(values)}`);
  const answer = { siteId, pageId, groupId, locale, values, form: forms[kind].form, ...(id && { id }) };
  const keepSpam = (spamReason: SpamReason) =>
    db.formSubmission.createMany({ data: { ...answer, isSpam: true, spamReason }, skipDuplicates: true });

  const [problem, ...others] = Object.keys(problems);
  if (problem === honeypotName && others.length === 0 && spamOfSite.countOf(siteId) < mostSpam) {
    spamOfSite.count(siteId);
    await keepSpam("honeypot");
  }
  if (problem) return { problems };
  taken.count(ip);
  ofSite.count(siteId);
  const spam = spamReasonOf({ values, tookMs });
  if (spam) {
    spamOfSite.count(siteId); // who is refused here can still send what they wrote, later
    await keepSpam(spam);
    return { problems: {} };
  }

  const to = mailboxOf(index);
  await db.$transaction(async (tx) => {
    const data = { ...answer, mailedAt: to === null ? null : new Date() };
    const { count } = await tx.formSubmission.createMany({ data, skipDuplicates: true });
    if (count === 0) return;
    await mailToSite(tx, index, { page: pageName, fields, values });
    const site = index.settings.contact.companyName || index.name;
    await confirmToSender(tx, siteId, { site, locale, replyTo: to, values });
  });
  return { problems: {} };
}
