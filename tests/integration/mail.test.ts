import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mostTries } from "~/features/mail/domain/back-off.ts";
import { listMails, readMail, sendAgain } from "~/features/mail/outbox/read-outbox.ts";
import { mailsAtOnce, outboxInput } from "~/features/mail/outbox/schema.ts";
import { queueMail } from "~/features/mail/queue-mail.ts";
import { sendDue, sendMail } from "~/features/mail/send-mail.ts";
import { sweepOutbox } from "~/features/mail/outbox/remove-files.ts";
import { mostLines, openTransport, outboxEnding } from "~/features/mail/transport.ts";
import { inSite } from "~/server/site-scope.ts";
import { useDatabase } from "../support/database.ts";
import { useMailServer } from "../support/mail-server.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const server = useMailServer();
let site: TestSite;
const mail = { to: "ada@example.ch", subject: "Grüezi", text: "Das ist der Text." };

beforeAll(async () => {
  site = await makeSite(database.db, "post");
});
beforeEach(() => {
  server.refuseWith(null);
  server.received.splice(0);
});

const key = (mailId: string) => ({ siteId: site.id, mailId });
const send = (mailId: string, url = server.url) => sendMail(database.db, key(mailId), openTransport(url));
const rowOf = (mailId: string) => database.db.outgoingMail.findFirstOrThrow({ where: { siteId: site.id, id: mailId } });
const toldOf = async (mailId: string) =>
  (await listMails({ db: database.db, siteId: site.id }, {})).mails.find(({ id }) => id === mailId);
const waitingForLocks = async () => {
  const [row] = await database.asOwner<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return row?.count ?? 0;
};
const makeDue = (id: string) =>
  database.db.outgoingMail.updateMany({ where: { siteId: site.id, id }, data: { nextTryAt: new Date(0) } });

describe("an outgoing mail", () => {
  it("is stored sealed, arrives once with its Message-ID, and is emptied then", async () => {
    const { mailId } = await queueMail(database.db, site.id, { ...mail, replyTo: "bo@example.ch" });
    const stored = await rowOf(mailId);
    expect(stored.body).not.toContain("Das ist der Text.");
    await send(mailId);
    expect(server.received).toHaveLength(1);
    const [{ raw, to, from } = { raw: "", to: [], from: "" }] = server.received;
    expect(to).toEqual(["ada@example.ch"]);
    expect(raw).toContain(`Message-ID: ${stored.messageId}`);
    expect(raw).toContain("Reply-To: bo@example.ch");
    expect(raw).toContain("Das ist der Text.");
    expect(raw).toMatch(new RegExp(`^From: \\S+ <${from}>$`, "m"));
    expect(await rowOf(mailId)).toMatchObject({ body: "", nextTryAt: null, attempts: 1, lastError: null });
    expect((await rowOf(mailId)).sentAt).toBeInstanceOf(Date);
  });

  it("is sent once by three processes that find it due at the same moment", async () => {
    const { mailId } = await queueMail(database.db, site.id, mail);
    const sending = await inSite(site.id, () =>
      database.db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT id FROM "OutgoingMail" WHERE id = ${mailId}::uuid FOR UPDATE`;
        const tries = [send(mailId), send(mailId), send(mailId)];
        // All of them have read the mail and wait to count their try.
        await expect.poll(waitingForLocks, { interval: 10 }).toBe(3);
        return tries;
      }),
    );
    await Promise.all(sending);
    expect(server.received).toHaveLength(1);
    expect(await rowOf(mailId)).toMatchObject({ attempts: 1 });
  });

  it("is nobody else's for a minute from when it is tried, however long those before it took", async () => {
    const elsewhere = await makeSite(database.db, "stau");
    for (let at = 0; at < 2 * mostLines; at += 1) await queueMail(database.db, elsewhere.id, mail);
    const where = (messageId: unknown) => ({ siteId: elsewhere.id, messageId: String(messageId) });
    const isDue: boolean[] = [];
    let goOn = (): void => undefined;
    const areSlow = new Promise<void>((done) => (goOn = done));
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await sendDue(database.db, async ({ messageId }) => {
        const { nextTryAt } = await database.db.outgoingMail.findFirstOrThrow({ where: where(messageId) });
        if (isDue.push((nextTryAt?.getTime() ?? 0) <= Date.now()) === mostLines) {
          vi.setSystemTime(Date.now() + 120_000); // the first ones have taken so long
          goOn();
        }
        await areSlow;
      });
    } finally {
      vi.useRealTimers();
    }
    expect(isDue).toHaveLength(2 * mostLines);
    expect(isDue.slice(mostLines)).not.toContain(true);
  });

  it("waits when the mail server is away or busy, and keeps its Message-ID over every try", async () => {
    const { mailId } = await queueMail(database.db, site.id, mail);
    const { messageId } = await rowOf(mailId);
    const again = await send(mailId, "smtp://127.0.0.1:9");
    expect((again?.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000);
    expect(await send(mailId)).toBeNull(); // not due yet
    expect(server.received).toEqual([]);
    expect(await toldOf(mailId)).toMatchObject({ reason: "unreachable", nextTryAt: again?.toISOString() });
    server.refuseWith(451);
    await makeDue(mailId);
    expect(await send(mailId)).toBeInstanceOf(Date);
    const told = await toldOf(mailId);
    expect(told).toMatchObject({ reason: "later" });
    const words = { ...told, id: "", createdAt: "", nextTryAt: "" }; // without numbers that have a 451 in them now and then
    expect(JSON.stringify(words)).not.toMatch(/Not now|451|127\.0/); // what the server says is for the log
    expect(await rowOf(mailId)).toMatchObject({ attempts: 2, lastError: expect.stringContaining("Not now") as string });
    server.refuseWith(null);
    await makeDue(mailId);
    expect(await send(mailId)).toBeNull();
    expect(server.received[0]?.raw).toContain(messageId);
  });

  it("is given up at once when its recipient is refused for good, and after the last try", async () => {
    const [refused, unlucky] = [
      await queueMail(database.db, site.id, mail),
      await queueMail(database.db, site.id, mail),
    ];
    server.refuseWith(550);
    expect(await send(refused.mailId)).toBeNull();
    expect(await toldOf(refused.mailId)).toMatchObject({ reason: "refused", state: "failed" });
    expect(await rowOf(refused.mailId)).toMatchObject({ nextTryAt: null, sentAt: null, body: "", attempts: 1 });
    server.refuseWith(451);
    const where = { siteId: site.id, id: unlucky.mailId };
    await database.db.outgoingMail.updateMany({ where, data: { attempts: mostTries - 1 } });
    expect(await send(unlucky.mailId)).toBeNull();
    expect(await rowOf(unlucky.mailId)).toMatchObject({ nextTryAt: null, sentAt: null, body: "", attempts: mostTries });
  });

  it.each([
    { to: "ada@example.ch\r\nBcc: eve@evil.example" },
    { to: "ada@example.ch, eve@evil.example" },
    { to: "ada@example.ch;eve@evil.example" },
    { to: "Ada <ada@example.ch>" },
    { to: "ada@exämple.ch" },
    { subject: "Hallo\r\nBcc: eve@evil.example" },
    { subject: "Hallo\u2028Bcc: eve@evil.example" },
    { subject: "Hallo\u0000" },
    { replyTo: "bo@example.ch\nBcc: eve@evil.example" },
    { replyTo: "bo@example.ch,eve@evil.example" },
  ])("cannot be given another header or recipient: %j", async (wrong) => {
    await expect(queueMail(database.db, site.id, { ...mail, ...wrong })).rejects.toThrow();
  });

  it.each([
    ["Optik Muster AG", "From: Optik Muster AG <no-reply@"],
    ["Optik «Müller», Aarau", "From: =?UTF-8?"],
    ['Ada" <eve@evil.example>', 'From: "Ada eve at evil.example" <no-reply@'],
    ["Optik\r\nBcc: eve@evil.example", 'From: "Optik Bcc: eve at evil.example" <no-reply@'],
    ["Optik\u2028Bcc: eve@evil.example", 'From: "Optik Bcc: eve at evil.example" <no-reply@'],
    [" ", "From: post <no-reply@"],
  ])("comes under the name of the business, which is no way into its headers: %j", async (companyName, sender) => {
    const { mailId } = await queueMail(database.db, site.id, mail);
    await database.db.site.update({ where: { id: site.id }, data: { settings: { contact: { companyName } } } });
    await send(mailId);
    expect(server.received).toHaveLength(1);
    const [{ to, from, raw } = { to: [], from: "", raw: "" }] = server.received;
    expect([from, to]).toEqual([expect.stringMatching(/^no-reply@/), ["ada@example.ch"]]);
    const headers = raw.split("\r\n\r\n")[0] ?? "";
    expect(headers.replaceAll(/\r\n\s+/g, " ")).toContain(sender);
    expect(headers).not.toMatch(/^Bcc/im);
    expect(headers.match(/^From:/gim)).toHaveLength(1);
  });

  it("has one recipient and no header from its text, whatever that holds", async () => {
    const subject = "=?utf-8?Q?Hallo=0D=0ABcc:_eve@evil.example?=";
    const text = ".\r\n\r\nBcc: eve@evil.example\r\n.\r\nRCPT TO:<eve@evil.example>\r\n";
    const { mailId } = await queueMail(database.db, site.id, { ...mail, subject, text });
    await send(mailId);
    expect(server.received).toHaveLength(1);
    const [{ to, raw } = { to: [], raw: "" }] = server.received;
    expect(to).toEqual(["ada@example.ch"]);
    expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^Bcc/im);
  });

  it("lies in the outbox as a whole file when there is no mail server", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-outbox-"));
    try {
      const { mailId } = await queueMail(database.db, site.id, mail);
      await sendMail(database.db, key(mailId), openTransport(undefined, folder));
      const [name = "", ...more] = readdirSync(folder);
      expect([name.endsWith(".eml"), more]).toEqual([true, []]);
      const written = readFileSync(join(folder, name), "utf8");
      expect(written).toContain("To: ada@example.ch\r\n");
      expect(written).toContain((await rowOf(mailId)).messageId);
      const old = join(folder, `2026-01-01T00-00-00.000Z${outboxEnding("<old@vitrine.example>")}`);
      writeFileSync(old, written);
      utimesSync(old, new Date(0), new Date(0));
      await sweepOutbox(new Date(), folder);
      expect(readdirSync(folder)).toEqual([name]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the mails of a site, for admins", () => {
  let other: TestSite;
  const folder = mkdtempSync(join(tmpdir(), "vitrine-outbox-"));
  const of = ({ id: siteId }: TestSite) => ({ db: database.db, siteId });
  const list = async (at = site) => (await listMails(of(at), {})).mails;
  const shown = { ...mail, isReadable: true };
  const toFolder = async (of: TestSite, what: typeof mail & { isReadable?: boolean }) => {
    const { mailId } = await queueMail(database.db, of.id, what);
    await sendMail(database.db, { siteId: of.id, mailId }, openTransport(undefined, folder));
    return mailId;
  };

  beforeAll(async () => {
    other = await makeSite(database.db, "other-post");
  });
  beforeEach(() => database.db.outgoingMail.deleteMany({ where: { siteId: site.id } }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are listed with how each stands, the newest first, a part at a time", async () => {
    for (let at = 0; at < mailsAtOnce + 2; at += 1)
      await queueMail(database.db, site.id, { ...mail, subject: `Mail ${at}` });
    const first = await listMails(of(site), {});
    expect(first.mails).toHaveLength(mailsAtOnce);
    expect(first.mails[0]).toMatchObject({ state: "waiting", to: mail.to, reason: null, canGoAgain: false });
    const rest = await listMails(of(site), outboxInput.parse({ before: first.next }));
    expect([...first.mails, ...rest.mails].map(({ subject }) => subject).toSorted()).toHaveLength(mailsAtOnce + 2);
    expect(rest.next).toBeNull();
    expect(await list(other)).toEqual([]);
  });

  it("are read where they lie in the outbox, and hold no link that opens anything", async () => {
    const text = "<b>Grüezi</b>";
    const [open, secret] = [await toFolder(site, { ...shown, text }), await toFolder(site, mail)];
    const foreign = await toFolder(other, shown);
    expect((await list()).map(({ id, isReadable }) => [id, isReadable])).toEqual(
      expect.arrayContaining([
        [open, true],
        [secret, false],
      ]),
    );
    const read = await readMail(of(site), { mailId: open }, folder);
    expect(read.text.trim()).toBe(text);
    expect(read.file).toContain("To: ada@example.ch\r\n");
    expect(read.name).toMatch(/^[\w.-]+ [\w-]+\.eml$/);
    for (const mailId of [secret, foreign, randomUUID()])
      await expect(readMail(of(site), { mailId }, folder)).rejects.toMatchObject({ code: "not-found" });
    await expect(readMail(of(site), { mailId: open }, join(folder, "gone"))).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("go again once they were given up, once for two who ask, under the same Message-ID", async () => {
    server.refuseWith(550);
    const [{ mailId }, secret] = [
      await queueMail(database.db, site.id, shown),
      await queueMail(database.db, site.id, mail),
    ];
    for (const each of [mailId, secret.mailId]) expect(await send(each)).toBeNull();
    expect(await list()).toMatchObject([{ state: "failed" }, { state: "failed" }]);
    expect((await list()).find(({ id }) => id === mailId)).toMatchObject({ canGoAgain: true, attempts: 1 });
    for (const wrong of [secret.mailId, randomUUID()])
      await expect(sendAgain(of(site), { mailId: wrong })).rejects.toMatchObject({ code: "not-found" });
    await expect(sendAgain(of(other), { mailId })).rejects.toMatchObject({ code: "not-found" });
    const asked = await Promise.allSettled([sendAgain(of(site), { mailId }), sendAgain(of(site), { mailId })]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    server.refuseWith(null);
    const { messageId } = await rowOf(mailId);
    await send(mailId);
    expect(server.received.map(({ raw }) => raw.includes(messageId))).toEqual([true]);
    expect(await rowOf(mailId)).toMatchObject({ body: "", nextTryAt: null, attempts: 1 });
    await expect(sendAgain(of(site), { mailId })).rejects.toMatchObject({ code: "not-found" });
  });

  it("is begun anew also while its last try is under way, which then comes to nothing", async () => {
    const { mailId } = await queueMail(database.db, site.id, shown);
    await database.db.outgoingMail.updateMany({
      where: { siteId: site.id, id: mailId },
      data: { attempts: mostTries - 1 },
    });
    const lastTry = async () => {
      await sendAgain(of(site), { mailId });
      throw new Error("the mail server went away");
    };
    await sendMail(database.db, key(mailId), lastTry);
    expect(await rowOf(mailId)).toMatchObject({ attempts: 0, nextTryAt: expect.any(Date) as Date, sentAt: null });
  });
});
