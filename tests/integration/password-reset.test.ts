import { beforeAll, describe, expect, it } from "vitest";
import { sendReset, sendResetJob } from "~/features/account/password-reset.ts";
import { joinSite } from "~/features/account/service.ts";
import { signIn } from "~/features/account/sign-in.ts";
import { sendMail } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { allJobs } from "~/server/jobs/all.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { untilTrue } from "../support/eventually.ts";
import { useMailServer } from "../support/mail-server.ts";
import { cookieOf, makePerson, makeSite, password, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const server = useMailServer();
const newPassword = "drei Brillen im Regen";
let site: TestSite;

beforeAll(async () => {
  site = await makeSite(database.db, "haus");
});

const call = (path: string, body: object, cookie = "") =>
  api.send({ host: site.host, path: `/api/v1/account/${path}`, method: "POST", headers: { cookie }, body });

async function member() {
  const { id } = await makePerson(database.db, "mia");
  await joinSite(database.db, { siteId: site.id, userId: id });
  const { email } = await database.db.user.findUniqueOrThrow({ where: { id } });
  return { id, email };
}

/** Asks for a link as the job does, and reads it from the mail that arrives. */
async function linkFor(email: string): Promise<string> {
  const before = server.received.length;
  await sendReset(database.db, { siteId: site.id, email, locale: "de", ip: "192.0.2.1" });
  const mails = await database.db.outgoingMail.findMany({ where: { siteId: site.id, sentAt: null, to: email } });
  for (const { id } of mails) await sendMail(database.db, { siteId: site.id, mailId: id }, openTransport(server.url));
  return server.received.at(before)?.raw.match(/\/de\/password#([\w-]{43})/)?.[1] ?? "";
}

const enter = (email: string, typed: string) =>
  signIn({ db: database.db, site, ip: "198.51.100.7" }, { email, password: typed, code: "" });

describe("a forgotten password", () => {
  it("is set anew by the link of the mail, once, and ends every session", async () => {
    const { id, email } = await member();
    const cookie = await cookieOf(database.db, id, site.id);
    const token = await linkFor(email);
    const [older] = [await linkFor(email)];
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await database.db.passwordReset.findMany())).not.toContain(token);
    const common = await call("resetPassword", { token, newPassword: "1234567890" });
    expect(common).toMatchObject({ status: 400, body: { error: { details: { reason: "commonPassword" } } } });
    const both = await Promise.all([
      call("resetPassword", { token, newPassword }),
      call("resetPassword", { token, newPassword: "vier Brillen im Regen" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    for (const used of [token, older]) {
      const again = await call("resetPassword", { token: used, newPassword });
      expect(again).toMatchObject({ status: 400, body: { error: { details: { reason: "linkOver" } } } });
    }
    expect((await call("proveAgain", { password: newPassword }, cookie)).status).toBe(401);
    expect(await enter(email, password)).toBeNull();
    const note = { siteId: site.id, actorId: id, kind: "passwordReset" };
    expect(await database.db.auditEntry.count({ where: note })).toBe(1);
  });

  it("needs a link that is not an hour old", async () => {
    const { email } = await member();
    const token = await linkFor(email);
    await database.db.passwordReset.updateMany({ data: { expires: new Date(Date.now() - 1) } });
    expect((await call("resetPassword", { token, newPassword })).status).toBe(400);
    expect(await enter(email, password)).toMatchObject({ email });
  });

  it("is answered the same for everybody, and only members of the site are sent a mail, three in an hour", async () => {
    const { email } = await member();
    const stranger = await database.db.user.findUniqueOrThrow({
      where: { id: (await makePerson(database.db, "fremd")).id },
    });
    const asked = [email, stranger.email, "nobody@example.ch"];
    const jobs = startJobs(allJobs, { pollSeconds: 0.5 });
    try {
      const answers = await Promise.all(asked.map((one) => call("askForReset", { email: one, locale: "fr" })));
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        Array(3).fill({ status: 200, body: { success: true } }),
      );
      const count = (to: string) => database.db.outgoingMail.count({ where: { siteId: site.id, to } });
      await untilTrue(async () => (await count(email)) === 1);
      for (const other of asked.slice(1)) expect(await count(other)).toBe(0);
      for (let more = 0; more < 4; more += 1)
        await sendReset(database.db, { siteId: site.id, email, locale: "fr", ip: "192.0.2.1" });
      expect(await count(email)).toBe(3);
    } finally {
      await jobs.stop();
    }
  });

  it("is sent soon, however many somebody else asks for", async () => {
    const { email } = await member();
    const asked = { siteId: site.id, locale: "de", ip: "192.0.2.1" } as const;
    for (let at = 0; at < 15; at += 1)
      await enqueue(database.db, sendResetJob, { ...asked, email: `${at}@example.ch` });
    await enqueue(database.db, sendResetJob, { ...asked, email });
    const jobs = startJobs([sendResetJob], { pollSeconds: 600 }); // looks into the queue once
    try {
      await untilTrue(async () => (await database.db.passwordReset.count({ where: { user: { email } } })) === 1);
    } finally {
      await jobs.stop();
    }
  });

  it("is asked for thirty times an hour from one address at most", async () => {
    const answers: number[] = [];
    for (let count = 0; count < 31; count += 1)
      answers.push((await call("askForReset", { email: "nobody@example.ch" })).status);
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });
});
