import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answersFile, countInbox, readInbox } from "~/features/forms/inbox/read-inbox.ts";
import { answersAtOnce, inboxInput, mostInFile, type InboxList } from "~/features/forms/inbox/schema.ts";
import { deleteOldAnswers, removeAnswers, sortAnswers } from "~/features/forms/inbox/sort-answers.ts";
import { tidyInboxJob } from "~/features/forms/inbox/tidy-job.ts";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { sendMail } from "~/features/mail/send-mail.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";
import { onWaiting } from "../support/while-waiting.ts";

const database = useDatabase();
let own: TestSite;
let other: TestSite;

beforeAll(async () => {
  process.env.DATABASE_URL = database.url; // where the site's address is looked up
  own = await makeSite(database.db, "own");
  other = await makeSite(database.db, "other");
});
afterEach(async () => {
  for (const { id: siteId } of [own, other]) await database.db.formSubmission.deleteMany({ where: { siteId } });
});

afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

const message = { name: "Ada Muster", email: "ada@example.ch", phone: "", message: "Meine Brille\nist da?" };

/** Puts an answer into the inbox of a site, `minutes` ago. */
async function sent(values: object = {}, { site = own, minutes = 0, isSpam = false } = {}): Promise<string> {
  const createdAt = new Date(Date.now() - minutes * 60_000);
  const spam = isSpam && { isSpam, spamAt: createdAt };
  const data = { siteId: site.id, form: "message" as const, locale: "fr", createdAt, ...spam };
  const row = await database.db.formSubmission.create({ data: { ...data, values: { ...message, ...values } } });
  return row.id;
}

const contextOf = (site: TestSite) => ({ db: database.db, siteId: site.id as EditableSiteId });
const read = (input: object = {}, site = own) =>
  readInbox(contextOf(site), inboxInput.parse({ list: "open", language: "de", ...input }));
const idsIn = async (list: InboxList, site = own) => (await read({ list }, site)).answers.map(({ id }) => id);
const sort = (ids: string[], as: "read" | "done" | "open" | "spam", site = own) =>
  sortAnswers(contextOf(site), { ids, as });
const count = (site = own) => countInbox(contextOf(site));

describe("the inbox", () => {
  it("says what was sent in the editor's language, the newest first, a part at a time", async () => {
    const ids: string[] = [];
    for (let index = 0; index < answersAtOnce + 2; index += 1) ids.push(await sent({}, { minutes: index }));
    const first = await read();
    expect(first.answers.map(({ id }) => id)).toEqual(ids.slice(0, answersAtOnce));
    expect(first.answers[0]).toMatchObject({
      sender: "Ada Muster",
      email: "ada@example.ch",
      page: null,
      locale: "fr",
      isRead: false,
      lines: [
        { label: "Name", value: "Ada Muster" },
        { label: "E-Mail", value: "ada@example.ch" },
        { label: "Nachricht", value: "Meine Brille\nist da?" },
      ],
    });
    const rest = await read({ before: first.next, language: "fr" });
    expect(rest.answers.map(({ id }) => id)).toEqual(ids.slice(answersAtOnce));
    expect(rest.answers[0]?.lines[2]?.label).toBe("Message");
    expect(rest.next).toBeNull();
  });

  it("calls the page as the editor's language does, where it has a name there", async () => {
    const pageId = randomUUID();
    const page = { id: pageId, siteId: own.id, name: "Kontakt" };
    await database.db.page.create({ data: page });
    await database.db.pageLocale.create({
      data: { pageId, siteId: own.id, locale: "fr", slug: "rendez-vous", name: "Rendez-vous" },
    });
    await database.db.formSubmission.updateMany({ where: { siteId: own.id, id: await sent() }, data: { pageId } });
    const [inFrench, inGerman] = [await read({ language: "fr" }), await read()];
    expect([inFrench, inGerman].map(({ answers: [answer] }) => answer?.page)).toEqual(["Rendez-vous", "Kontakt"]);
  });

  it("says themes and choices of an appointment in words, and what a booking comes to", async () => {
    const contact = { anrede: "frau", vorname: "Ada", nachname: "Muster", themes: ["lensFitting"], email: "a@b.ch" };
    const booking = { company: "Muster AG", contactName: "Eva", hauptsponsor: true, numberOfPersons: 2 };
    const row = { siteId: own.id, locale: "de" };
    await database.db.formSubmission.create({ data: { ...row, form: "contact", values: contact } });
    await database.db.formSubmission.create({ data: { ...row, form: "aspectSponsor", values: booking } });
    const { answers } = await read();
    const [appointment] = answers.filter(({ sender }) => sender === "Ada Muster");
    const [booked] = answers.filter(({ sender }) => sender === "Eva, Muster AG");
    expect(appointment?.lines.map(({ value }) => value)).toContain("Kontaktlinsen neu anpassen");
    expect(booked?.lines.at(-1)?.value).toMatch(/^CHF 29.600$/);
  });

  it("finds a part of anything that was written, and takes no letter for a sign of its own", async () => {
    const hundred = await sent({ message: 'Kostet es 100%? "Ja"_\\' });
    await sent({ name: "Eva", message: "Zoë Øst wohnt an der Grünstrasse." });
    for (const search of ["100%", "%?", '"ja"', "_", "\\"]) {
      expect((await read({ search })).answers.map(({ id }) => id)).toEqual([hundred]);
    }
    for (const search of ["eva", "zoe ost", "GRÜNSTRASSE eva", "grunstraße"])
      expect((await read({ search })).answers).toHaveLength(1);
    expect((await read({ search: "message" })).answers).toEqual([]); // the name of a field is not what was written
  });

  it("holds what is open, done and spam in lists of their own, and counts what nobody has opened", async () => {
    const [opened, done, spam] = [await sent(), await sent(), await sent({}, { isSpam: true })];
    expect(await count()).toEqual({ unread: 2, open: 2, spam: 1, keptMonths: 24 });
    await sort([opened], "read");
    await sort([done], "done");
    expect([await idsIn("open"), await idsIn("done"), await idsIn("spam")]).toEqual([[opened], [done], [spam]]);
    expect(await count()).toMatchObject({ unread: 0, open: 1, spam: 1 });
    await sort([done, spam], "open");
    expect(await idsIn("open")).toHaveLength(3);
    await sort([opened], "spam");
    expect(await idsIn("spam")).toEqual([opened]);
  });

  it("is closed to other sites: what they ask for is passed over", async () => {
    const id = await sent();
    expect(await idsIn("open", other)).toEqual([]);
    await sort([id], "done", other);
    await removeAnswers(contextOf(other), { ids: [id] });
    expect(await idsIn("open")).toEqual([id]);
    await removeAnswers(contextOf(own), { ids: [id, randomUUID()] });
    expect(await idsIn("open")).toEqual([]);
  });

  it("leaves nothing of a deleted answer behind: neither its mails nor their files", async () => {
    const folder = join(env.DATA_DIR, "outbox");
    const mailOf = async (submissionId: string) => {
      const to = "ada@example.ch";
      const { mailId } = await queueMail(database.db, own.id, { to, subject: "Neu", text: "Text", submissionId });
      await sendMail(database.db, { siteId: own.id, mailId });
      return mailId;
    };
    const lies = (mailId: string) => readdirSync(folder).some((name) => name.includes(mailId));
    const [gone, stays] = [await sent(), await sent()];
    const [goneMail, stayingMail] = [await mailOf(gone), await mailOf(stays)];
    expect([lies(goneMail), lies(stayingMail)]).toEqual([true, true]);
    await removeAnswers(contextOf(own), { ids: [gone] });
    expect([lies(goneMail), lies(stayingMail)]).toEqual([false, true]);
    const left = await database.db.outgoingMail.findMany({ where: { siteId: own.id, submissionId: { not: null } } });
    expect(left.map(({ id }) => id)).toEqual([stayingMail]);
    await removeAnswers(contextOf(own), { ids: [stays] });
  });

  it("keeps what an editor takes out of the spam while the spam of a month ago is deleted", async () => {
    const rescued = await sent({}, { isSpam: true });
    await sent({}, { isSpam: true });
    const inAMonth = new Date(Date.now() + 31 * 86_400_000);
    const where = { siteId: own.id, id: rescued };
    await onWaiting(database)(
      (tx) => tx.formSubmission.updateMany({ where, data: { isSpam: false, spamAt: null } }),
      () => deleteOldAnswers(database.db, own.id, 12, inAMonth),
    );
    expect([await idsIn("open"), await idsIn("spam")]).toEqual([[rescued], []]);
  });

  it("is handed out as a table for spreadsheets", async () => {
    await sent({ name: "=1+1" });
    const file = await answersFile(contextOf(own), { list: "open", search: "", language: "de" });
    expect(file.name).toBe("nachrichten.csv");
    const [head, row] = file.text.slice(1).split("\r\n");
    expect(head).toBe("Eingang;Seite;Sprache;Name;E-Mail;Nachricht");
    const found = await answersFile(contextOf(own), { list: "open", search: "steht nirgends", language: "de" });
    expect(found.text, "what the list does not show is not handed out").not.toContain("ada@example.ch");
    expect(row).toMatch(/^"\d\d\.\d\d\.\d\d, \d\d:\d\d";;FR;'=1\+1;ada@example\.ch;"Meine Brille\nist da\?"$/);
  });

  it("goes on in another table where one does not hold them all", async () => {
    const createdAt = new Date(Date.now() - 60_000);
    const old = { siteId: own.id, form: "message" as const, locale: "de", createdAt, values: message };
    await database.db.formSubmission.createMany({ data: Array<typeof old>(mostInFile).fill(old) });
    await sent({ name: "Zuletzt" });
    const input = { list: "open", search: "", language: "de" } as const;
    const rowsOf = ({ text }: { text: string }) => text.split("ada@example.ch").length - 1;
    const first = await answersFile(contextOf(own), input);
    expect([rowsOf(first), first.text.includes("Zuletzt")]).toEqual([mostInFile, true]);
    const rest = await answersFile(contextOf(own), { ...input, before: first.next ?? undefined });
    expect([rowsOf(rest), rest.next]).toEqual([1, null]);
  });

  it("forgets what is older than its site keeps it, however much that is, and spam after 30 days", async () => {
    const day = 24 * 60;
    const createdAt = new Date("2020-01-01");
    const old = { siteId: own.id, form: "message" as const, locale: "de", createdAt, values: message };
    await database.db.formSubmission.createMany({ data: Array<typeof old>(210).fill(old) });
    await database.db.site.update({
      where: { id: own.id },
      data: { settings: { contact: { keepAnswersMonths: 2 } }, revision: { increment: 1 } },
    });
    const [young] = [await sent({}, { minutes: 50 * day }), await sent({}, { minutes: 70 * day })];
    const spam = await sent({}, { minutes: 29 * day, isSpam: true });
    await sent({}, { minutes: 31 * day, isSpam: true });
    const sorted = await sent({}, { minutes: 40 * day });
    await sort([sorted], "spam");
    const kept = await sent({}, { minutes: 70 * day, site: other });
    await tidyInboxJob.run({ db: database.db, bus: getLiveBus(), signal: new AbortController().signal }, {});
    expect([await idsIn("open"), await idsIn("spam")]).toEqual([[young], [spam, sorted]]);
    expect(await idsIn("open", other)).toEqual([kept]);
    await deleteOldAnswers(database.db, own.id, 12, new Date(Date.now() + 29 * day * 60_000));
    expect(await idsIn("spam"), "so long as the inbox says, from when an editor said so").toEqual([sorted]);
    await deleteOldAnswers(database.db, own.id, 12, new Date(Date.now() + 31 * day * 60_000));
    expect(await idsIn("spam")).toEqual([]);
  });

  it.each([
    ["2026-03-31", 1, "2026-02-28"],
    ["2026-08-31", 6, "2026-02-28"],
    ["2026-05-15", 2, "2026-03-15"],
  ])("keeps on %s what is %d months old: from %s on", async (today, months, since) => {
    const at = (time: string) => new Date(`${since}T${time}Z`);
    const sentAt = (createdAt: Date) =>
      database.db.formSubmission.create({
        data: { siteId: other.id, form: "message", locale: "de", createdAt, values: message },
      });
    const [, young] = [await sentAt(at("11:59:59")), await sentAt(at("12:00:01"))];
    await deleteOldAnswers(database.db, other.id, months, new Date(`${today}T12:00:00Z`));
    expect(await idsIn("open", other)).toEqual([young.id]);
  });
});
