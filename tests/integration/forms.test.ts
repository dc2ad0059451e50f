import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { confirmToSender, mostConfirmations } from "~/features/forms/confirmation.ts";
import { mostSpamKept } from "~/features/forms/inbox/forget-answers.ts";
import { readInbox } from "~/features/forms/inbox/read-inbox.ts";
import { inboxInput } from "~/features/forms/inbox/schema.ts";
import { sortAnswers } from "~/features/forms/inbox/sort-answers.ts";
import { contactInput, messageInput, sponsorInput } from "~/features/forms/schema.ts";
import { startLastsMs } from "~/features/forms/domain/spam.ts";
import { makeStart } from "~/features/forms/start.ts";
import { submitForm } from "~/features/forms/submit-form.ts";
import { submitInput } from "~/features/forms/submit-input.ts";
import { bodyPurpose, sendDue, sendMail, sendMailJob } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { takeDownPage } from "~/features/page/service/take-down-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import type { Json } from "~/lib/json.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { unseal } from "~/server/seal.ts";
import { useDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { useMailServer } from "../support/mail-server.ts";
import { makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { startWebServer, type WebAnswer, type WebServer } from "../support/web-server.ts";

/** Where nobody takes mails, so that what was written can be read here: a mail that was sent forgets its text. */
const nobody = "smtp://127.0.0.1:9";

const database = useDatabase();
const mailServer = useMailServer();
let server: WebServer;
let own: Written;
let other: Written;
let appointed: Appointed;

interface Written {
  site: TestSite;
  ctx: ServiceContext;
  pageId: string;
  path: string;
  groupId: string;
  sponsorId: string;
}

type Appointed = Written & { contactId: string; builtId: string; questions: [string, string] };

beforeAll(async () => {
  const admin = await makePerson(database.db, "admin", true);
  own = await siteWithForms("own", admin.id);
  other = await siteWithForms("other", admin.id);
  appointed = await withAppointments(await siteWithForms("termin", admin.id));
  server = await startWebServer(database.url); // after them, so that it knows their hosts from the start
  await settle(own, "laden@example.ch");
});
afterAll(async () => {
  env.SMTP_URL = "";
  await server.close();
  await getDb().$disconnect();
});
beforeEach(async () => {
  env.SMTP_URL = nobody; // for the process that takes the forms as well
  server.rendered.splice(0);
  for (const { id: siteId } of [own.site, other.site]) {
    await database.db.formSubmission.deleteMany({ where: { siteId } });
    await database.db.outgoingMail.deleteMany({ where: { siteId } });
  }
});

/** A member site with a page that holds a form for messages and one for sponsors. */
async function siteWithForms(key: string, userId: string): Promise<Written> {
  const site = { ...(await makeSite(database.db, key)), isHealthOpticsMember: true };
  await database.db.site.update({ where: { id: site.id }, data: { isHealthOpticsMember: true } });
  const actor = { userId, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db: database.db, bus: getLiveBus(), site, actor });
  const meta = { name: { de: "Kontakt", fr: "Contact" } };
  const initialGroups = ["form", "aspectSponsorForm"];
  const { pageId } = await addPage(ctx, { name: "Kontakt", locale: "de", collection: null, meta, initialGroups });
  await publishPage(ctx, { pageId });
  const idOf = async (kind: string) =>
    (await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId, kind } })).id;
  return {
    site,
    ctx,
    pageId,
    path: "/de/kontakt",
    groupId: await idOf("form"),
    sponsorId: await idOf("aspectSponsorForm"),
  };
}

/** The same with a form for appointments on its page, and one that an editor made of two questions. */
async function withAppointments(written: Written): Promise<Appointed> {
  const { ctx, pageId, site } = written;
  const [contactId, builtId] = [randomUUID(), randomUUID()];
  const insert = (groupId: string, kind: string, cards: Json[]) => {
    const input = { groupId, nextTo: null, parentId: null, content: { kind, options: {}, fields: {}, cards } };
    const operation = { opId: randomUUID(), command: "group.insert", input };
    return editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  };
  const question = (label: string, answer: string) => ({
    options: { answer, required: true },
    fields: { label: { texts: { de: label, fr: label } } },
  });
  await insert(contactId, "contactForm", []);
  await insert(builtId, "form", [question("Wie viele kommen?", "number"), question("Wohin?", "email")]);
  await publishPage(ctx, { pageId });
  await settle({ ...written, site }, "laden@example.ch");
  const where = { siteId: site.id, parentId: builtId };
  const cards = await database.db.group.findMany({ where, orderBy: { sortKey: "asc" } });
  const questions = cards.map(({ id }) => `q-${id}`) as Appointed["questions"];
  return { ...written, contactId, builtId, questions };
}

/** Gives the site the address that its answers go to. */
async function settle({ site }: Written, email: string, more: Record<string, string> = {}): Promise<void> {
  const where = { id: site.id };
  const settings = { contact: { email, ...more } };
  await database.db.site.update({ where, data: { settings, revision: { increment: 1 } } });
  getLiveBus().wake(`site:${site.id}`);
}

const message = { name: "Ada Muster", email: "ada@example.ch", message: "Guten Tag\nbis bald" };

/** An address that has sent nothing yet: few forms are taken of each without JavaScript. */
let addresses = 0;
const freshAddress = () => `127.57.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

/** Sends a form as a browser without JavaScript does. */
function send(
  { site, path, groupId }: Written,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  from = freshAddress(),
): Promise<WebAnswer> {
  const body = typeof fields === "string" ? fields : new URLSearchParams({ form: groupId, ...fields }).toString();
  const type = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  return server.get(site.host, `${path}?`, { method: "POST", body, headers: { ...type, ...headers }, from });
}
const kept = ({ site }: Written) => database.db.formSubmission.findMany({ where: { siteId: site.id } });
/** What the site itself is sent. */
const mails = ({ site }: Written) =>
  database.db.outgoingMail.findMany({ where: { siteId: site.id, to: "laden@example.ch" } });
const confirmations = ({ site }: Written) =>
  database.db.outgoingMail.findMany({ where: { siteId: site.id, to: { not: "laden@example.ch" } } });

/** Takes back what the process that took the forms was asked to send: a try of its own would come in between. */
async function serverSendsNothing(): Promise<void> {
  const requests = `FROM jobs.job WHERE name = '${sendMailJob.name}'`;
  await eventually(async () => {
    await database.asOwner(`DELETE ${requests} AND state <> 'active'`);
    expect(await database.asOwner(`SELECT ${requests}`)).toEqual([]);
  });
}

describe("the mail server", () => {
  const sender = { email: "ada@example.ch" };
  const forms = () => ({
    form: { form: appointed.groupId, ...message },
    sponsors: { form: appointed.sponsorId, company: "Muster AG", contactName: "Ada", phone: "052", ...sender },
    appointment: {
      ...{ form: appointed.contactId, anrede: "divers", vorname: "Ada", nachname: "Muster", plz: "8400", ...sender },
      ...{ telefon: "052 000 00 01", existingCustomer: "nein", themes: "healthCheck" },
      ...{ bevorzugterTermin: "2030-12-02", bevorzugteUhrzeit: "14:00" },
    },
    built: { form: appointed.builtId, [appointed.questions[0]]: "12", [appointed.questions[1]]: "ben@example.ch" },
  });
  const rows = () => database.db.outgoingMail.findMany({ where: { siteId: appointed.site.id } });
  const makeDue = () =>
    database.db.outgoingMail.updateMany({
      where: { siteId: appointed.site.id, sentAt: null },
      data: { nextTryAt: new Date(0) },
    });
  it("is down while each form is sent, busy, and up again: who wrote is thanked, and every mail arrives once", async () => {
    mailServer.received.splice(0);
    for (const { site } of [own, other]) await database.db.outgoingMail.deleteMany({ where: { siteId: site.id } }); // some are due by now
    const statuses = [];
    for (const fields of Object.values(forms())) {
      statuses.push((await send(appointed, fields)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303]);
    const made = await rows();
    expect(made.map(({ to }) => to).sort()).toEqual([
      ...Array.from({ length: 3 }, () => "ada@example.ch"),
      "ben@example.ch",
      ...Array.from({ length: 4 }, () => "laden@example.ch"),
    ]);
    await serverSendsNothing();
    await sendDue(database.db);
    expect((await rows()).every(({ attempts }) => attempts > 0)).toBe(true);
    expect((await rows()).every(({ sentAt, body }) => sentAt === null && body !== "")).toBe(true);

    env.SMTP_URL = mailServer.url;
    mailServer.refuseWith(451);
    await makeDue();
    await sendDue(database.db);
    expect(mailServer.received).toEqual([]);

    mailServer.refuseWith(null);
    await sendDue(database.db);
    expect(mailServer.received, "nothing is due yet").toEqual([]);
    await makeDue();
    await Promise.all([sendDue(database.db), sendDue(database.db)]); // two processes at the same moment
    const ids = mailServer.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? "").sort();
    expect(ids).toEqual(made.map(({ messageId }) => messageId).sort());
    expect((await rows()).every(({ sentAt, body }) => sentAt !== null && body === "")).toBe(true);
    expect(mailServer.received.filter(({ raw }) => raw.includes("Wie viele kommen? 12"))).toHaveLength(1);
    expect(await kept(appointed)).toHaveLength(4);
    mailServer.received.splice(0);
  });
});

describe("a site that wants a notice alone", () => {
  afterEach(async () => {
    mailServer.received.splice(0);
    await settle(own, "laden@example.ch");
  });

  it("is mailed the page, the time and the way to the inbox, and nothing that was written", async () => {
    mailServer.received.splice(0);
    await settle(own, "laden@example.ch", { mailAnswers: "notice" });
    await expect.poll(async () => (await getSiteIndex(own.site.id))?.settings.contact.mailAnswers).toBe("notice");
    env.SMTP_URL = mailServer.url;
    expect((await send(own, message)).status).toBe(303);
    expect(await kept(own)).toMatchObject([{ values: { ...message, phone: "" } }]);
    await sendDue(database.db);
    await expect.poll(() => mailServer.received.length).toBe(2); // and the sender's confirmation
    const raw = mailServer.received.find(({ to }) => to[0] === "laden@example.ch")?.raw ?? "";
    const said = raw.replaceAll("=\r\n", "");
    expect(said).toContain("/edit?inbox=3D1");
    expect(said).toMatch(/Kontakt.*20\d\d/);
    expect(said).not.toMatch(/Reply-To|Ada|ada@|bis bald/);
  });
});

describe("a form that is sent without JavaScript", () => {
  it("is kept with where it came from, mailed to the site's address, and answered by the thanks of its page", async () => {
    const answer = await send(own, { ...message, telefon: "not asked for" });
    expect([answer.status, answer.headers.location]).toEqual([303, `/de/kontakt#sent-${own.groupId}`]);
    const [row, ...more] = await kept(own);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      form: "message",
      locale: "de",
      pageId: own.pageId,
      groupId: own.groupId,
      values: { ...message, phone: "" },
    });
    expect(row?.mailedAt).not.toBeNull();
    const [mail, ...others] = await mails(own);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "laden@example.ch", replyTo: "ada@example.ch" });
    expect(unseal(bodyPurpose, mail?.body ?? "")).toContain("Nachricht:\nGuten Tag\nbis bald");
  });

  it("is confirmed to who wrote, without a word of theirs, and not without end", async () => {
    const sends = async (more: Partial<typeof message> = {}) => (await send(own, { ...message, ...more })).status;
    expect(await sends()).toBe(303);
    const [mail, ...more] = await confirmations(own);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: message.email, replyTo: "laden@example.ch", subject: "Ihre Nachricht an own" });
    const text = unseal(bodyPurpose, mail?.body ?? "") ?? "";
    expect(text).toMatch(/^Guten Tag\n\nVielen Dank\..+\n\nFreundliche Grüsse\nown$/s);
    expect(text).not.toMatch(/Ada|bis bald/);
    for (let again = 0; again < mostConfirmations; again++)
      await sends({ email: again % 2 ? message.email : "ADA@example.ch" });
    expect(await confirmations(own)).toHaveLength(mostConfirmations);
    expect(await kept(own)).toHaveLength(mostConfirmations + 1);
    expect(await sends({ email: "bo@exämple.ch" })).toBe(422);
  });

  it("is confirmed no more often where answers come at the same moment, or with the mailbox in other words", async () => {
    const confirm = (email: string) =>
      database.db.$transaction((tx) =>
        confirmToSender(tx, own.site.id, { site: "own", locale: "de", replyTo: null, sender: email }),
      );
    await Promise.all(Array.from({ length: 8 }, (_, at) => confirm(at % 2 ? `cy+${at}@example.ch` : "Cy@example.ch")));
    expect(await confirmations(own)).toHaveLength(mostConfirmations);
    for (const email of ["cy+more@example.ch", "cyril@example.ch", "cy@example.com"]) await confirm(email);
    expect(await confirmations(own)).toHaveLength(mostConfirmations + 2);
    const spelled = [
      "bo.de@gmail.com",
      "b.o.d.e@gmail.com",
      "Bode@Gmail.com",
      "bode+a@gmail.com",
      "bo.de@googlemail.com",
    ];
    for (const email of spelled) await confirm(email);
    expect(await confirmations(own), "one mailbox").toHaveLength(mostConfirmations * 2 + 2);
  });

  it("says in the mail what was booked, and what it comes to", async () => {
    const booking = { company: "Muster AG", contactName: "Ada", phone: "052", email: message.email };
    const answer = await send(own, {
      ...booking,
      form: own.sponsorId,
      hauptsponsor: "on",
      numberOfPersons: "2",
      personsNames: "A, B",
    });
    expect(answer.status).toBe(303);
    const [mail] = await mails(own);
    const text = unseal(bodyPurpose, mail?.body ?? "") ?? "";
    expect(text).toMatch(/Total: CHF 29['’]600/);
    expect(text).toContain("Personen am Anlass: 2");
    expect(text).not.toContain("Stehlunch");
  });

  it("comes back whole with its problems, and nothing is kept", async () => {
    const answer = await send(own, { ...message, email: "ada@" });
    expect(answer.status).toBe(422);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(server.rendered.map(({ url }) => url.split("?")[0])).toEqual([
      `/_site/${own.site.id}/de/answered/${own.pageId}`,
    ]);
    expect([await kept(own), await mails(own)]).toEqual([[], []]);
  });

  it("comes back whole where a text is longer than it may be", async () => {
    const long = "ä".repeat(20_000);
    expect((await send(own, { ...message, message: long })).status).toBe(422);
    const json = await send(own, { ...message, message: long }, { accept: "application/json" });
    expect(JSON.parse(json.body)).toMatchObject({ notice: "check", problems: { message: "tooLongText" } });
    expect(await kept(own)).toEqual([]);
  });

  it("is answered in a few words where the page's script asks, and kept once however often it comes", async () => {
    const json = { accept: "application/json" };
    const ask = async (fields: Record<string, string>) => {
      const answer = await send(own, { ...message, ...fields }, json);
      return [answer.status, JSON.parse(answer.body)] as const;
    };
    const sent = [200, { state: "sent" }];
    const tries = await Promise.all([ask({ once: "a" }), ask({ once: "a" }), ask({ once: "a" })]);
    expect(tries).toEqual([sent, sent, sent]);
    expect([(await kept(own)).length, (await mails(own)).length]).toEqual([1, 1]);
    expect(await ask({ once: "a", message: "Noch etwas" })).toEqual(sent); // another text is another answer
    expect(await ask({ once: "b" })).toEqual(sent);
    expect([(await kept(own)).length, (await mails(own)).length]).toEqual([3, 3]);
    const refused = { state: "refused", notice: "check", problems: { email: "email" } };
    expect(await ask({ email: "ada@" })).toEqual([422, refused]);
    expect((await ask({ form: randomUUID() }))[0]).toBe(404);
    expect(server.rendered).toEqual([]);
  });

  it("lies in the spam with its reason where nobody types so, mailed to nobody until an editor says that it is none", async () => {
    const links = "https://shop.example ".repeat(4);
    const since = (ms: number) => makeStart({ siteId: own.site.id, kind: "form" }, Date.now() - ms);
    const tries: Record<string, string>[] = [
      { start: since(-600_000) },
      { start: since(2_500) },
      {},
      { start: since(2_500), message: links },
      { website: "x" },
    ];
    for (const fields of tries) await send(own, { ...message, ...fields });
    const spam = (await kept(own)).filter(({ isSpam }) => isSpam);
    expect(spam.map(({ spamReason }) => spamReason).toSorted()).toEqual(["honeypot", "links", "tooFast"]);
    expect(spam.every(({ spamAt, createdAt }) => Math.abs(Number(spamAt) - Number(createdAt)) < 60_000)).toBe(true);
    expect([await kept(own), await mails(own)].map(({ length }) => length)).toEqual([5, 2]);
    expect(await confirmations(own)).toHaveLength(2);
    const ids = spam.map(({ id }) => id);
    const rescue = () => sortAnswers(own.ctx, { ids, as: "open" });
    await Promise.all([rescue(), rescue()]);
    expect(await mails(own)).toHaveLength(2 + 3);
    expect(await confirmations(own), "so many within a day").toHaveLength(mostConfirmations);
    await sortAnswers(own.ctx, { ids, as: "spam" });
    await rescue();
    expect(await mails(own)).toHaveLength(2 + 3);
    expect((await kept(own)).some(({ isSpam, mailedAt }) => isSpam || mailedAt === null)).toBe(false);
  });

  it("lies in the spam beside a flood of it, of which the oldest makes room", async () => {
    const { site, pageId, groupId } = own;
    const address = { siteId: site.id, pageId, groupId, locale: "de" };
    const old = {
      ...address,
      form: "message" as const,
      values: {},
      isSpam: true,
      spamAt: new Date(),
      createdAt: new Date(Date.now() - 86_400_000),
    };
    const flood = ["honeypot", "links"].flatMap((spamReason) =>
      Array.from({ length: mostSpamKept }, () => ({ ...old, spamReason })),
    );
    await database.db.formSubmission.createMany({ data: flood });
    const sendFrom = (network: number, fields: Record<string, string>) =>
      submitForm(
        { db: database.db, ip: `10.57.${network}.1` },
        { ...address, start: makeStart({ siteId: site.id, kind: "form" }, Date.now() - 5_000) },
        { ...message, ...fields },
      );
    const most = env.FORMS_PER_HOUR_AND_IP + 5;
    for (let network = 0; network < most; network += 1) await sendFrom(network, { website: "x" });
    const links = "https://shop.example ".repeat(4);
    for (let network = 0; network < most; network += 1)
      expect(await sendFrom(network, { message: links })).toEqual({ problems: {} });
    const all = await kept(own);
    expect(all).toHaveLength(2 * mostSpamKept);
    for (const reason of ["honeypot", "links"]) {
      const fresh = all.filter(({ spamReason, values }) => spamReason === reason && "name" in (values as object));
      expect(fresh).toHaveLength(most);
    }
    expect(await mails(own)).toEqual([]);
  });

  it("is kept without a mail where the site has no address, or none that is one", async () => {
    for (const email of ["", "a@example.ch, b@example.ch"]) {
      await settle(other, email);
      expect((await send(other, message)).status).toBe(303);
    }
    expect((await kept(other)).map(({ mailedAt }) => mailedAt)).toEqual([null, null]);
    expect(await mails(other)).toEqual([]);
  });

  it("takes nothing from a page of another host", async () => {
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ])
      expect((await send(own, message, headers)).status).toBe(403);
    expect(await kept(own)).toEqual([]);
  });

  it("takes nothing for a section of another site, of another kind, or that is not published", async () => {
    const draftId = randomUUID();
    const input = { groupId: draftId, kind: "form", nextTo: null, parentId: null };
    const operation = { opId: randomUUID(), command: "group.add", input };
    await editPage(own.ctx, { pageId: own.pageId, baseRevision: 0, force: true, operation });
    for (const form of [other.groupId, draftId, randomUUID(), "", "' OR 1=1", "__proto__"])
      expect((await send(own, { ...message, form })).status, form).toBe(404);
    expect([await kept(own), await kept(other)]).toEqual([[], []]);
  });

  it("takes nothing where booking is closed, and says so", async () => {
    const option = async (value: boolean) => {
      const input = { groupId: other.sponsorId, key: "bookingClosed", value };
      const operation = { opId: randomUUID(), command: "group.option", input };
      await editPage(other.ctx, { pageId: other.pageId, baseRevision: 0, force: true, operation });
      await publishPage(other.ctx, { pageId: other.pageId });
    };
    await option(true);
    const booking = { form: other.sponsorId, company: "A", contactName: "B", phone: "0", email: message.email };
    expect((await send(other, booking)).status).toBe(422);
    await option(false);
    expect((await send(other, booking)).status).toBe(303);
  });

  it("refuses other bodies, large ones, and other places", async () => {
    const json = { "content-type": "application/json" };
    expect((await send(own, JSON.stringify(message), json)).status).toBe(405);
    expect((await send(own, `form=${own.groupId}&message=${"x".repeat(1_000_001)}`)).status).toBe(413);
    const parts = (count: number) => `form=${own.groupId}${"&a=b".repeat(count - 1)}`;
    expect((await send(own, parts(1_000))).status).toBe(422);
    expect((await send(own, parts(1_001))).status).toBe(413);
    for (const path of ["/de/edit/kontakt", "/de/nirgends", "/de/preview/x"]) {
      const answer = await send({ ...own, path }, message);
      expect([answer.status, answer.headers.location]).toEqual([303, path]);
    }
    expect((await send({ ...own, path: "//evil.example/de" }, message)).status).toBe(404);
    expect((await send(own, "%E0%A4%A&form=%00&=&&form")).status).toBe(404);
    expect(await kept(own)).toEqual([]);
  });

  it("is sent on by the browser to the address that its page has now", async () => {
    const initialGroups = ["form"];
    const { pageId } = await addPage(own.ctx, { name: "Umzug", locale: "de", collection: null, initialGroups });
    await publishPage(own.ctx, { pageId });
    const where = { siteId: own.site.id, pageId, kind: "form" };
    const { id: groupId } = await database.db.group.findFirstOrThrow({ where });
    const form = { ...own, groupId, path: "/de/umzug" };
    await savePageInfo(own.ctx, { pageId, locale: "de", slug: "umgezogen" });
    await publishPage(own.ctx, { pageId });
    await eventually(async () => expect((await server.get(own.site.host, form.path)).status).toBe(308));
    for (const headers of [{ accept: "application/json" }, { accept: "text/html" }]) {
      const answer = await send(form, message, headers);
      expect([answer.status, answer.headers.location]).toEqual([307, "/de/umgezogen?"]);
    }
    expect((await send({ ...form, path: "/de/umgezogen" }, message)).status).toBe(303);
    expect(await kept(own)).toHaveLength(1);
    await takeDownPage(own.ctx, { pageId });
    await eventually(async () => expect((await server.get(own.site.host, "/de/umgezogen")).status).toBe(404));
    const answer = await send({ ...form, path: "/de/umgezogen" }, message, { accept: "application/json" });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      404,
      { state: "refused", notice: "changed", problems: {} },
    ]);
  });

  it("cannot smuggle a header or a recipient into the mail", async () => {
    const bad = { ...message, name: "Ada\r\nBcc: all@example.ch", email: "ada@example.ch" };
    expect((await send(own, { ...bad, contactEmail: "spam@example.ch", to: "spam@example.ch" })).status).toBe(303);
    const [mail] = await mails(own);
    expect(mail?.to).toBe("laden@example.ch");
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(unseal(bodyPurpose, mail?.body ?? "")).toContain("Name: Ada Bcc: all@example.ch");
  });
});

describe("a form that an editor made", () => {
  let built: Written;
  const ids = { name: "", email: "", when: "" };
  const operate = (command: string, input: Json) => {
    const operation = { opId: randomUUID(), command, input };
    return editPage(built.ctx, { pageId: built.pageId, baseRevision: 0, force: true, operation });
  };
  const named = (answers: Partial<Record<keyof typeof ids, string>>) =>
    Object.fromEntries(Object.entries(answers).map(([key, value]) => [`q-${ids[key as keyof typeof ids]}`, value]));
  const elsewhere = () => ({ db: getDb(), ip: freshAddress() });
  const complete = { name: "Ada Muster", email: "ada@example.ch", when: "Morgen" };

  beforeAll(async () => {
    built = { ...own, groupId: randomUUID() };
    const line = (text: string) => ({ type: "p", children: [{ text }] });
    const card = (label: string, answer: string, choices: string[] = []) => ({
      options: { answer, required: true },
      fields: {
        label: { texts: { de: label, fr: label } },
        ...(choices.length > 0 && { choices: { texts: { de: choices.map(line) } } }),
      },
    });
    const content = {
      kind: "form",
      options: {},
      fields: {},
      cards: [
        card("Wer?", "text"),
        card("E-Mail", "email"),
        card("Wann?", "choice", ["Heute", "Morgen"]),
        card("Nichts zur Auswahl", "several"),
      ],
    };
    await operate("group.insert", { groupId: built.groupId, nextTo: null, parentId: null, content });
    const where = { siteId: own.site.id, parentId: built.groupId };
    const cards = await database.db.group.findMany({ where, orderBy: { sortKey: "asc" } });
    [ids.name, ids.email, ids.when] = cards.map(({ id }) => id) as [string, string, string];
    await publishPage(built.ctx, { pageId: built.pageId });
  });

  it("is kept with what was asked in the words of then, mailed with them, and confirmed to who wrote", async () => {
    const address = { siteId: own.site.id, pageId: own.pageId, groupId: built.groupId, locale: "de" };
    expect(await submitForm(elsewhere(), address, named(complete))).toEqual({ problems: {} });
    const [mail] = await mails(own);
    expect(mail?.replyTo).toBe("ada@example.ch");
    expect(unseal(bodyPurpose, mail?.body ?? "")).toContain("Wer? Ada Muster\nE-Mail: ada@example.ch\nWann? Morgen");
    expect(await confirmations(own)).toMatchObject([{ to: "ada@example.ch" }]);
    await operate("field.text", { groupId: ids.name, fieldName: "label", locale: "de", text: "Neu gefragt" });
    await operate("group.move", { groupId: ids.when, direction: "up" });
    await publishPage(built.ctx, { pageId: built.pageId });
    const { answers } = await readInbox(own.ctx, inboxInput.parse({ list: "open", language: "fr" }));
    expect(answers).toMatchObject([
      {
        sender: "Ada Muster",
        email: "ada@example.ch",
        lines: [
          { label: "Wer?", value: "Ada Muster" },
          { label: "E-Mail", value: "ada@example.ch" },
          { label: "Wann?", value: "Morgen" },
        ],
      },
    ]);
  });

  it.each([
    ["a choice that is none", { when: "Gestern" }],
    ["no address", { email: "ada" }],
    ["nothing", { name: " \t" }],
  ])("takes nothing for %s", async (_name, changed) => {
    expect((await send(built, named({ ...complete, ...changed }))).status).toBe(422);
    expect((await send(built, { ...message })).status).toBe(422); // the questions of its kind are not asked
    expect(await kept(own)).toEqual([]);
  });

  it("is sent by the API under the ids of its cards", async () => {
    const input = (answers: object) => ({ pageId: own.pageId, groupId: built.groupId, lang: "de", answers });
    const call = (answers: object) =>
      server.get(own.site.host, "/api/v1/form", {
        method: "POST",
        body: JSON.stringify(input(answers)),
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      });
    const answers = { [ids.name]: "Ada", [ids.email]: "ada@example.ch", [ids.when]: "Heute" };
    for (const wrong of [
      { ...answers, x: "y" },
      { ...answers, [ids.name]: { a: 1 } },
      { ...answers, [ids.when]: ["Heute", "x".repeat(201)] },
      {},
    ])
      expect((await call(wrong)).status).toBe(400);
    expect(await kept(own)).toEqual([]);
    await submitInput({ ...elsewhere(), site: own.site }, "form", messageInput.parse(input(answers)));
    expect(await kept(own)).toMatchObject([{ values: named({ name: "Ada", email: "ada@example.ch", when: "Heute" }) }]);
  });

  it("keeps the answer to a question that was taken away while somebody had the page open, for a day", async () => {
    const address = { siteId: own.site.id, pageId: own.pageId, groupId: built.groupId, locale: "de" };
    const submit = (answers: object) => submitForm(elsewhere(), address, { ...named(complete), ...answers });
    await operate("group.markForDeletion", { groupId: ids.when });
    await publishPage(built.ctx, { pageId: built.pageId });
    expect(await submit({ [`q-${randomUUID()}`]: "never asked" })).toEqual({ problems: {} });
    const [answer] = await kept(own);
    expect(answer?.values).toEqual(named(complete));
    expect(answer?.asked).toHaveLength(3);
    const where = { siteId: own.site.id, pageId: own.pageId };
    await database.db.pageVersion.updateMany({ where, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    expect(await submit({ [`q-${ids.name}`]: "Bo" })).toEqual({ problems: {} });
    const { when: _, ...left } = complete;
    const values = (await kept(own)).map((each) => each.values);
    expect(values).toContainEqual(named({ ...left, name: "Bo" }));
  });

  it("keeps what was written while the form, that had none, got its first question", async () => {
    const groupId = randomUUID();
    const content = { kind: "form", options: {}, fields: {}, cards: [] };
    await operate("group.insert", { groupId, nextTo: null, parentId: null, content });
    await publishPage(built.ctx, { pageId: built.pageId });
    const fields = { label: { texts: { de: "Noch etwas?" } } };
    const card = { kind: "formQuestion", options: { answer: "text" }, fields };
    await operate("group.insert", { groupId: randomUUID(), nextTo: null, parentId: groupId, content: card });
    await publishPage(built.ctx, { pageId: built.pageId });
    const address = { siteId: own.site.id, pageId: own.pageId, groupId, locale: "de" };
    expect(await submitForm(elsewhere(), address, message)).toEqual({ problems: {} });
    expect(await kept(own)).toMatchObject([{ values: message }]);
    const { answers } = await readInbox(own.ctx, inboxInput.parse({ list: "open", language: "de" }));
    expect(answers).toMatchObject([{ sender: "Ada Muster", email: "ada@example.ch" }]);
    expect(answers[0]?.lines).toContainEqual({ label: "Nachricht", value: message.message });
    expect(await confirmations(own)).toMatchObject([{ to: "ada@example.ch" }]);
  });
});

describe("the same forms by the API", () => {
  const call = (path: string, body: unknown) =>
    server.get(own.site.host, `/api/v1/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    });
  const where = () => ({ pageId: own.pageId, groupId: own.groupId, lang: "fr" });

  it("names the problems by their fields", async () => {
    const answer = await call("form", { ...where(), ...message, email: "ada" });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { details: { fields: { email: "email" } } } });
    const trapped = await call("form", { ...where(), ...message, website: "x" });
    expect(JSON.parse(trapped.body)).toMatchObject({ error: { message: "Spam detected" } });
    expect(await kept(own)).toMatchObject([{ isSpam: true, mailedAt: null, values: { name: "Ada Muster" } }]);
    expect(await mails(own)).toEqual([]);
  });

  it("takes an answer in the language of the page", async () => {
    expect((await call("form", { ...where(), ...message })).status).toBe(200);
    expect(await kept(own)).toMatchObject([{ locale: "fr" }]);
  });

  describe("with the payload that pages of old send, which names no section", () => {
    const caller = () => ({ db: getDb(), ip: freshAddress(), site: own.site });
    const texts = { subject: "Ihre Anfrage", body: "Danke, {appName}", signature: "Ihr Team" };
    const appointment = {
      ...{ anrede: "divers", vorname: "Ada", nachname: "Muster", dateOfBirth: "", strasse: "", plz: "8400", ort: "" },
      ...{ email: "ada@example.ch", telefon: "052 000 00 01", existingCustomer: "nein", themes: [] as string[] },
      ...{ bevorzugterTermin: "2026-12-01", bevorzugteUhrzeit: "14:00", fragenAnmerkungen: "", website: "" },
      ...{ contactEmail: "spam@example.ch", lang: "fr", editorLang: "de", appNameFallback: "Vitrine" },
      confirmationEmailTranslations: { ...texts, fr: texts },
    };
    const booking = {
      ...{ hauptsponsor: false, standprasenz6m: true, standprasenz9m: false, stehlunch: true, nachmittagpause: false },
      ...{ numberOfPersons: 0, personsNames: "", aspectNumberOfPersons: 0, aspectPersonsNames: "", website: "" },
      ...{
        vormittagspause: false,
        stehlunch2: false,
        company: "Muster AG",
        contactName: "Ada",
        phone: "052 000 00 01",
      },
      email: "ada@example.ch",
    };

    it("takes an appointment to the one form that the site has for it, mailed to the site's own address", async () => {
      expect((await call("contact", appointment)).status).toBe(404);
      const { ctx } = own;
      const initialGroups = ["contactForm"];
      const { pageId } = await addPage(ctx, {
        name: "Termin",
        locale: "de",
        collection: null,
        initialGroups,
        meta: { name: { de: "Termin", fr: "Rendez-vous" } },
      });
      const { id: groupId } = await database.db.group.findFirstOrThrow({ where: { siteId: own.site.id, pageId } });
      await publishPage(ctx, { pageId });
      await submitInput(caller(), "contactForm", contactInput.parse(appointment));
      expect(await kept(own)).toMatchObject([{ form: "contact", locale: "fr", pageId, groupId }]);
      expect((await mails(own)).map(({ to }) => to)).toEqual(["laden@example.ch"]);
      const onPage = { siteId: own.site.id, pageId, groupId, locale: "fr", isOnPage: true };
      const { confirmationEmailTranslations: _, ...written } = appointment;
      const past = await submitForm(caller(), onPage, { ...written, bevorzugterTermin: "2020-12-01" });
      expect(past.problems).toEqual({ bevorzugterTermin: "dayPast" }); // a program may name any day, and in any words
      const trapped = submitInput(caller(), "contactForm", contactInput.parse({ ...appointment, website: "x" }));
      await expect(trapped).rejects.toMatchObject({ code: "invalid", message: "Spam detected" });
      const {
        anrede: _anrede,
        plz: _plz,
        ...inquiry
      } = { ...appointment, strasse: "Seeweg 1", fragenAnmerkungen: "Da?" };
      await submitInput(caller(), "contactForm", contactInput.parse({ ...inquiry, about: randomUUID() }));
      const all = (await kept(own)).map(({ values }) => values);
      expect(all, "a question about an entry may say more").toContainEqual(
        expect.objectContaining({ fragenAnmerkungen: "Da?", strasse: "Seeweg 1", existingCustomer: "nein" }),
      );
    });

    it("answers what is missing or wrong with the form's own messages", async () => {
      const { company: _company, ...nameless } = booking;
      const wrong = { ...nameless, phone: null, numberOfPersons: -1, aspectNumberOfPersons: 1.5 };
      await expect(submitInput(caller(), "aspectSponsorForm", sponsorInput.parse(wrong))).rejects.toMatchObject({
        code: "invalid",
        details: {
          fields: {
            company: "required",
            phone: "phoneFormat",
            numberOfPersons: "personsCount",
            aspectNumberOfPersons: "personsCount",
          },
        },
      });
    });

    it("takes a booking in the site's first language", async () => {
      await submitInput(caller(), "aspectSponsorForm", sponsorInput.parse(booking));
      expect(await kept(own)).toMatchObject([
        {
          form: "aspectSponsor",
          locale: "de",
          groupId: own.sponsorId,
          values: { stehlunch: true, company: "Muster AG" },
        },
      ]);
      const trapped = submitInput(caller(), "aspectSponsorForm", sponsorInput.parse({ ...booking, website: "x" }));
      await expect(trapped).rejects.toMatchObject({ code: "invalid", message: "No input allowed in this field" });
    });

    it.each([
      ["contactForm", contactInput.parse(appointment)],
      ["aspectSponsorForm", sponsorInput.parse(booking)],
    ] as const)("reaches the site and who wrote, once each, when the mail server is back: %s", async (kind, input) => {
      await submitInput(caller(), kind, input);
      const siteId = own.site.id;
      const queued = await database.db.outgoingMail.findMany({ where: { siteId } });
      await serverSendsNothing();
      const deliver = (url: string) =>
        Promise.all(queued.map(({ id: mailId }) => sendMail(database.db, { siteId, mailId }, openTransport(url))));
      await deliver(nobody);
      expect(await database.db.outgoingMail.count({ where: { siteId, sentAt: null, attempts: 1 } })).toBe(2);
      await database.db.outgoingMail.updateMany({ where: { siteId }, data: { nextTryAt: new Date(0) } });
      for (let times = 0; times < 2; times += 1) await deliver(mailServer.url);
      const to = mailServer.received.splice(0).flatMap((mail) => mail.to);
      expect(to.toSorted()).toEqual(["ada@example.ch", "laden@example.ch"]);
    });
  });

  it.each([
    ["a list for a text", { name: ["Ada"] }],
    ["an object for a text", { message: { toString: "x" } }],
    ["a field that nobody asked for", { isAdmin: true }],
    ["a text that is too long", { message: "x".repeat(5_001) }],
    ["an id that is none", { groupId: "1" }],
    ["a language that is none", { lang: "xx" }],
    ["what the database cannot store", { message: "a\u0000b" }],
  ])("refuses %s", async (_name, changed) => {
    expect((await call("form", { ...where(), ...message, ...changed })).status).toBe(400);
    expect(await kept(own)).toEqual([]);
  });
});

it("takes so many answers from one address in an hour, then asks it to wait and keeps what was written", async () => {
  const statuses: number[] = [];
  const start = () => makeStart({ siteId: own.site.id, kind: "form" }, Date.now() - 5_000);
  for (let sent = 0; sent <= env.FORMS_PER_HOUR_AND_IP; sent++)
    statuses.push((await send(own, { ...message, start: start() }, {}, "127.0.0.58")).status);
  expect(statuses.at(-2)).toBe(303);
  expect(statuses.at(-1)).toBe(429);
  expect(server.rendered.at(-1)?.url).toContain("/answered/");
  expect(await kept(own)).toHaveLength(env.FORMS_PER_HOUR_AND_IP);
});

describe("the start of a form", () => {
  const json = { accept: "application/json" };
  const startOf = async (site = own.site, kind = "form") => {
    const answer = await server.get(site.host, `/api/v1/formStart?kind=${kind}`);
    return (JSON.parse(answer.body) as { start: string }).start;
  };
  const aged = (ms: number) => makeStart({ siteId: own.site.id, kind: "form" }, Date.now() - ms);
  const ask = async (fields: Record<string, string>) => {
    const answer = await send(own, { ...message, ...fields }, json);
    return [answer.status, JSON.parse(answer.body)] as const;
  };
  const stale = [409, { state: "stale" }];

  it("is the server's word for how long somebody has been writing", async () => {
    expect(await ask({ start: await startOf(), once: "a" })).toEqual([200, { state: "sent" }]);
    expect(await ask({ start: aged(-600_000), once: "b", message: "Schneller als alle" })).toEqual([
      200,
      { state: "sent" },
    ]);
    expect((await kept(own)).map(({ spamReason }) => spamReason)).toContain("tooFast");
  });

  it("counts for one answer, however often that comes", async () => {
    const start = aged(5_000);
    for (const _ of [1, 2]) expect(await ask({ start, once: "a" })).toEqual([200, { state: "sent" }]);
    expect(await ask({ start, once: "a", message: "Etwas anderes" })).toEqual(stale);
    expect(await ask({ start, once: "b" })).toEqual(stale);
    expect(await kept(own)).toHaveLength(1);
  });

  it.each([
    ["of another site", () => startOf(other.site)],
    ["of another kind of form", () => startOf(own.site, "contactForm")],
    ["that has expired", () => Promise.resolve(aged(startLastsMs + 1_000))],
    ["whose time was changed", () => Promise.resolve(aged(900).replace(/^./, "a"))],
    ["that somebody made up", () => Promise.resolve("x")],
    ["that is empty", () => Promise.resolve("")],
  ])("does not count %s, and nothing is kept", async (_name, start) => {
    expect(await ask({ start: await start() })).toEqual(stale);
    expect(await kept(own)).toEqual([]);
  });

  it("is asked of programs as well, which may do without it a few times an hour", async () => {
    const call = (fields: object, from: string) =>
      server.get(own.site.host, "/api/v1/form", {
        method: "POST",
        body: JSON.stringify({ pageId: own.pageId, groupId: own.groupId, ...message, ...fields }),
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        from,
      });
    const linked = await call({ message: "https://shop.example" }, freshAddress());
    expect([linked.status, JSON.parse(linked.body)]).toMatchObject([
      400,
      { error: { details: { fields: { message: "links" } } } },
    ]);
    expect((await call({ message: "https://shop.example", start: aged(5_000) }, freshAddress())).status).toBe(200);
    const from = freshAddress();
    const statuses = [];
    for (const _ of [1, 2, 3, 4]) statuses.push((await call({}, from)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await call({ start: aged(5_000) }, from)).status).toBe(200);
  });

  it("is missing without JavaScript: three answers an hour, none with a link, and each refusal shows what was written", async () => {
    const from = freshAddress();
    const shown = async (fields: Record<string, string>) => {
      const { status, headers } = await send(own, { ...message, ...fields }, {}, from);
      return [status, headers["retry-after"]];
    };
    expect(await shown({ message: "Siehe https://ada.example" })).toEqual([422, undefined]);
    for (const _ of [1, 2, 3]) expect(await shown({})).toEqual([303, undefined]);
    await new Promise((passed) => setTimeout(passed, 1_100));
    const [status, seconds] = await shown({});
    expect(status).toBe(429);
    expect(Number(seconds), "until the hour of the first one is over").toBeLessThan(3_600);
    expect(Number(seconds)).toBeGreaterThan(3_000);
    expect(server.rendered.map(({ url }) => url.split("?")[0])).toEqual(
      Array.from({ length: 2 }, () => `/_site/${own.site.id}/de/answered/${own.pageId}`),
    );
    expect((await kept(own)).map(({ isSpam }) => isSpam)).toEqual([false, false, false]);
    expect(await ask({ message: "https://ada.example" })).toMatchObject([422, { problems: { message: "links" } }]);
  });
});
