import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { knownDevice } from "~/features/account/device-cookie.ts";
import { sendEmailChange } from "~/features/account/email-link.ts";
import { hashOf, passwordLink } from "~/features/account/link-mail.ts";
import { freshProofMs } from "~/features/account/policy.ts";
import { joinSite } from "~/features/account/service.ts";
import { signIn } from "~/features/account/sign-in.ts";
import { sendMail } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { allJobs } from "~/server/jobs/all.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { useMailServer } from "../support/mail-server.ts";
import { cookieOf, makePerson, makeSite, password, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const server = useMailServer();
let site: TestSite;
beforeAll(async () => {
  site = await makeSite(database.db, "haus");
});

async function member() {
  const { id } = await makePerson(database.db, "Mia");
  await joinSite(database.db, { siteId: site.id, userId: id });
  return { id, email: await emailOf(id), cookie: await cookieOf(database.db, id, site.id) };
}
type Member = Awaited<ReturnType<typeof member>>;
const emailOf = async (id: string) => (await database.db.user.findUniqueOrThrow({ where: { id } })).email;
const newAddress = () => `${randomUUID()}@example.ch`;
const call = (path: string, body: object, cookie = "") =>
  api.send({ host: site.host, path: `/api/v1/account/${path}`, method: "POST", headers: { cookie }, body });
const linkIsOver = { status: 400, body: { error: { details: { reason: "linkOver" } } } };

/** The mails to an address, sent over a real mail server, with soft line breaks undone. */
async function mailsTo(to: string): Promise<string> {
  const waiting = await database.db.outgoingMail.findMany({ where: { siteId: site.id, sentAt: null, to } });
  for (const { id } of waiting) await sendMail(database.db, { siteId: site.id, mailId: id }, openTransport(server.url));
  const mails = server.received.filter((mail) => mail.to.includes(to));
  return mails.map(({ raw }) => raw.replaceAll(/=\r\n/g, "").replaceAll("=3D", "=")).join("\n");
}

/** The key of the newest link that the person got at this address, as the job sends it. */
async function keyFor({ id }: Member, email: string): Promise<string> {
  await sendEmailChange(database.db, { siteId: site.id, userId: id, email, locale: "de" });
  const mails = await mailsTo(email);
  return [...mails.matchAll(/\/de\/account#email=([\w-]{43})/g)].at(-1)?.[1] ?? "";
}

it("counts once its link is opened: other sessions and links end, the former mailbox gets a notice, the log a line", async () => {
  const mia = await member();
  const elsewhere = await cookieOf(database.db, mia.id, site.id);
  await passwordLink(database.db, { userId: mia.id, locale: "de", lifeMs: 60_000 });
  const wanted = newAddress();
  const token = await keyFor(mia, wanted);
  expect(await emailOf(mia.id)).toBe(mia.email);
  expect(JSON.stringify(await database.db.verificationToken.findMany())).not.toContain(token);

  const { status, headers } = await api.send({
    ...{ host: site.host, path: "/api/trpc/account.email.confirm", method: "POST", body: { json: { token } } },
    headers: { cookie: mia.cookie, "x-vitrine": "1" },
  });
  expect(status).toBe(200);
  expect(await emailOf(mia.id)).toBe(wanted);
  const cookie = [headers["set-cookie"]].flat().map((line) => line?.split(";")[0]);
  expect(knownDevice(cookie.join("; "), wanted, false), "the device is known to the new address").not.toBeNull();
  expect((await call("rename", { name: "Mia" }, elsewhere)).status).toBe(401);
  expect((await call("rename", { name: "Mia" }, mia.cookie)).status).toBe(200);
  expect(await database.db.passwordReset.count({ where: { userId: mia.id } })).toBe(0);
  const enter = (email: string) => signIn({ db: database.db, site, ip: "198.51.100.7" }, { email, password, code: "" });
  expect(await enter(mia.email)).toBeNull();
  expect(await enter(wanted)).toMatchObject({ email: wanted });
  const notice = await mailsTo(mia.email);
  expect(notice).toContain("anderen E-Mail-Adresse");
  expect(notice).not.toContain(wanted);
  const line = { siteId: site.id, actorId: mia.id, kind: "emailChanged", subject: `${mia.email} → ${wanted}` };
  expect(await database.db.auditEntry.count({ where: line })).toBe(1);
  expect(await call("email/confirm", { token }, mia.cookie)).toMatchObject(linkIsOver);
});

it("needs the password anew, and answers the same whether anybody has the address, whom no mail tells", async () => {
  const [mia, max] = [await member(), await member()];
  const wanted = newAddress();
  const jobs = startJobs(allJobs, { pollSeconds: 0.5 });
  try {
    const asked = await Promise.all(
      [max.email, wanted].map((email) => call("email/change", { email, locale: "fr" }, mia.cookie)),
    );
    expect(asked.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    const count = (to: string) => database.db.outgoingMail.count({ where: { siteId: site.id, to } });
    await eventually(async () => expect(await count(wanted)).toBe(1));
    expect(await count(max.email)).toBe(0);
  } finally {
    await jobs.stop();
  }
  expect(await keyFor(mia, max.email)).toBe("");
  for (const email of ["kein", "zwei@example.ch, drei@example.ch", "a@example.ch\r\nBcc: b@example.ch"])
    expect((await call("email/change", { email }, mia.cookie)).status).toBe(400);
  await database.db.session.updateMany({
    where: { userId: mia.id },
    data: { provedAt: new Date(Date.now() - freshProofMs) },
  });
  expect(await call("email/change", { email: newAddress() }, mia.cookie)).toMatchObject({
    status: 403,
    body: { error: { details: { reason: "proveAgain" } } },
  });
});

it("is taken over by nobody else: neither who holds the link of another's slip, nor who comes second", async () => {
  const [mia, max] = [await member(), await member()];
  const wanted = newAddress();
  const [mias, maxs] = [await keyFor(mia, wanted), await keyFor(max, wanted)];
  expect(await call("email/confirm", { token: mias }, max.cookie)).toMatchObject(linkIsOver);
  expect((await call("email/confirm", { token: mias })).status).toBe(401);
  const both = [call("email/confirm", { token: mias }, mia.cookie), call("email/confirm", { token: maxs }, max.cookie)];
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await database.db.user.count({ where: { email: wanted } })).toBe(1);
});

it("is changed by the newest link alone, within a day, and by none once a new password is set", async () => {
  const mia = await member();
  const [first, second] = [await keyFor(mia, newAddress()), await keyFor(mia, newAddress())];
  expect(await call("email/confirm", { token: first }, mia.cookie)).toMatchObject(linkIsOver);
  const where = { token: hashOf(second) };
  await database.db.verificationToken.update({ where, data: { expires: new Date() } });
  expect(await call("email/confirm", { token: second }, mia.cookie)).toMatchObject(linkIsOver);

  const third = await keyFor(mia, newAddress());
  const changed = { currentPassword: password, newPassword: "drei Brillen im Regen" };
  expect((await call("changePassword", changed, mia.cookie)).status).toBe(200);
  const anew = await cookieOf(database.db, mia.id, site.id);
  expect(await call("email/confirm", { token: third }, anew)).toMatchObject(linkIsOver);
  expect(await emailOf(mia.id)).toBe(mia.email);
  const fourth = await keyFor(mia, newAddress());
  const twice = Array.from({ length: 4 }, () => call("email/confirm", { token: fourth }, anew));
  expect((await Promise.all(twice)).map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
});
