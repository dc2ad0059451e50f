import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt, newOneTimeKey } from "~/features/account/domain/one-time-code.ts";
import { freshProofMs } from "~/features/account/policy.ts";
import { joinSite } from "~/features/account/service.ts";
import { signIn } from "~/features/account/sign-in.ts";
import { sendMail } from "~/features/mail/send-mail.ts";
import { openTransport } from "~/features/mail/transport.ts";
import { useApiServer } from "../support/api-server.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import { useDatabase } from "../support/database.ts";
import { useMailServer } from "../support/mail-server.ts";
import { cookieOf, makePerson, makeSite, password, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const server = useMailServer();
const day = 86_400_000;
let site: TestSite;
let other: TestSite;
let cookie: string;

beforeAll(async () => {
  site = await makeSite(database.db, "haus");
  other = await makeSite(database.db, "nachbar");
});
beforeEach(async () => {
  cookie = await cookieOf(database.db, (await makePerson(database.db, "Vera", true)).id, site.id);
  server.received.splice(0);
});

const call = (path: string, body: object, as = cookie) =>
  api.send({ host: site.host, path: `/api/v1/${path}`, method: "POST", headers: { cookie: as }, body });
const read = (path: string) => api.send({ host: site.host, path: `/api/v1/${path}`, headers: { cookie } });
const enter = (email: string, typed: string, known?: string, at = site, code = "") =>
  signIn(
    {
      db: database.db,
      site: at,
      ip: "198.51.100.7",
      userAgent: "Mozilla/5.0 Firefox/140.0",
      deviceOf: () => known ?? null,
    },
    { email, password: typed, code },
  );

/** Sends what waits for this address over a real mail server, and answers its words with soft line breaks undone. */
async function mailTo(email: string): Promise<string> {
  const waiting = await database.db.outgoingMail.findMany({ where: { siteId: site.id, sentAt: null, to: email } });
  for (const { id } of waiting) await sendMail(database.db, { siteId: site.id, mailId: id }, openTransport(server.url));
  const mails = server.received.filter(({ to }) => to.includes(email));
  return mails.map(({ raw }) => raw.replaceAll(/=\r\n/g, "").replaceAll("=3D", "=")).join("\n");
}
const linkIn = (mail: string) => /\/de\/password#([\w-]{43})/.exec(mail)?.[1] ?? "";
const someone = () => ({ email: `${randomUUID()}@example.ch`, name: "Mia" });

async function stale(): Promise<void> {
  await database.db.session.updateMany({ data: { provedAt: new Date(Date.now() - freshProofMs) } });
}

describe("an invitation", () => {
  it("lets somebody new choose a password by the mailed link and sign in", async () => {
    const { email, name } = someone();
    expect((await call("member/invite", { email: email.toUpperCase(), name })).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail).toMatch(/Subject: .*Vera/);
    const token = linkIn(mail);
    expect(await read("member/list")).toMatchObject({
      body: { members: expect.arrayContaining([expect.objectContaining({ email, isInvited: true })]) as unknown },
    });
    const newPassword = "drei Brillen im Regen";
    expect((await call("account/resetPassword", { token, newPassword }, "")).status).toBe(200);
    expect(await enter(email, newPassword)).toMatchObject({ email });
    expect((await call("member/invite", { email, name })).body).toMatchObject({
      error: { details: { reason: "isMember" } },
    });
  });

  it("is good for seven days, and a second one takes its place", async () => {
    const { email, name } = someone();
    await call("member/invite", { email, name });
    const first = linkIn(await mailTo(email));
    server.received.splice(0);
    await call("member/invite", { email, name, role: "admin" });
    const second = linkIn(await mailTo(email));
    const { userId, role } = await database.db.membership.findFirstOrThrow({
      where: { siteId: site.id, user: { email } },
    });
    const links = await database.db.passwordReset.findMany({ where: { userId } });
    expect(links).toHaveLength(1);
    expect(role).toBe("admin");
    const life = (links[0]?.expires.getTime() ?? 0) - Date.now();
    expect(life).toBeGreaterThan(6.9 * day);
    expect(life).toBeLessThanOrEqual(7 * day);
    const set = (token: string) => call("account/resetPassword", { token, newPassword: "vier Brillen im Schnee" }, "");
    expect((await set(first)).status).toBe(400);
    expect((await set(second)).status).toBe(200);
  });

  it("tells somebody who edits another site to sign in as always", async () => {
    const { id } = await makePerson(database.db, "Nina");
    await joinSite(database.db, { siteId: other.id, userId: id });
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id } });
    expect((await call("member/invite", { email, name: "Anders", role: "admin" })).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail).toContain("/de/login");
    expect(linkIn(mail)).toBe("");
    expect(await enter(email, password)).toMatchObject({ name: "Nina" });
    const membership = await database.db.membership.findFirst({ where: { siteId: site.id, userId: id } });
    expect(membership).toMatchObject({ role: "admin" });
  });
});

describe("changes of members and hosts", () => {
  it.each([
    ["member/invite", () => someone()],
    ["member/role", () => ({ userId: site.opticianId, role: "admin" })],
    ["host/add", () => ({ host: "neu.test" })],
    ["host/remove", () => ({ host: site.host })],
    ["host/primary", () => ({ host: site.host })],
  ])("need the password anew after ten minutes: %s", async (path, body) => {
    await stale();
    expect(await call(path, body())).toMatchObject({
      status: 403,
      body: { error: { details: { reason: "proveAgain" } } },
    });
  });

  it("is no more than an export asks for, which is a file and stands in the log", async () => {
    const file = await read("transfer/export");
    expect(file).toMatchObject({ status: 200, headers: { "content-type": "application/x-tar" } });
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="haus-\d{4}-\d\d-\d\d\.tar"$/);
    expect(file.body).toContain("SHA256SUMS");
    const kinds = () => database.db.auditEntry.count({ where: { siteId: site.id, kind: "siteExported" } });
    expect(await kinds()).toBe(1);
    const foreign = { cookie, "sec-fetch-site": "cross-site" };
    expect(await api.send({ host: site.host, path: "/api/v1/transfer/export", headers: foreign })).toMatchObject({
      status: 403,
    });
    await stale();
    for (const path of ["transfer/overview", "transfer/export"])
      expect(await read(path)).toMatchObject({ status: 403, body: { error: { details: { reason: "proveAgain" } } } });
    expect(await kinds()).toBe(1);
  });

  it("count at the member's next call, and stand in the log", async () => {
    const userId = site.opticianId;
    expect((await call("member/role", { userId, role: "admin" })).status).toBe(200);
    const me = await api.send({
      host: site.host,
      path: "/api/v1/account/me",
      headers: { cookie: await cookieOf(database.db, userId, site.id) },
    });
    expect(me.body).toMatchObject({ role: "admin", isAdmin: false });
    const [entry] = await database.db.auditEntry.findMany({ where: { siteId: site.id }, orderBy: { at: "desc" } });
    expect(entry).toMatchObject({ kind: "memberRoleChanged", actorName: "Vera" });
    expect(entry?.subject).toMatch(/^haus <haus-.*>: admin$/);
  });

  it("let a host show the site at once, and take it off again", async () => {
    const host = `neu-${randomUUID()}.test`;
    const statusOn = (name: string) =>
      api.send({ host: name, path: "/api/v1/record/list?period=day" }).then(({ status }) => status);
    expect(await statusOn(host)).toBe(404);
    expect((await call("host/add", { host: host.toUpperCase() })).status).toBe(200);
    expect(await statusOn(host)).toBe(200);
    expect(await call("host/add", { host })).toMatchObject({ body: { error: { details: { reason: "hostTaken" } } } });
    expect(await call("host/add", { host: other.host })).toMatchObject({
      body: { error: { details: { reason: "hostTaken" } } },
    });
    expect((await call("host/primary", { host })).status).toBe(200);
    expect(await call("host/remove", { host })).toMatchObject({
      body: { error: { details: { reason: "hostIsPrimary" } } },
    });
    expect((await read("host/list")).body).toEqual({
      hosts: [
        { host, isPrimary: true },
        { host: site.host, isPrimary: false },
      ],
    });
    expect((await call("host/primary", { host: site.host })).status).toBe(200);
    expect((await call("host/remove", { host })).status).toBe(200);
    expect(await statusOn(host)).toBe(404);
    const noted = await database.db.auditEntry.findMany({ where: { siteId: site.id, subject: host } });
    expect(noted.map(({ kind }) => kind).toSorted()).toEqual(["hostAdded", "hostMadePrimary", "hostRemoved"]);
  });

  it.each(["https://neu.test", "neu.test:3000", "neu test", "-neu.test", "neu..test", "*.test", "ñeu.test", ""])(
    "refuse %j, which is no host",
    async (host) => expect((await call("host/add", { host })).status).toBe(400),
  );
});

describe("a sign-in on a new device", () => {
  it("is told on a site where an admin never was, and when the log of the first one is gone", async () => {
    const { id } = await makePerson(database.db, "Ada", true);
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id } });
    await enter(email, password);
    await database.db.auditEntry.deleteMany({ where: { siteId: site.id, actorId: id } });
    await enter(email, password, undefined, other);
    const where = { siteId: other.id, to: email };
    expect(await database.db.outgoingMail.count({ where })).toBe(1);
  });

  it("is told by mail, but not the first of an account, nor one on a device that knows it", async () => {
    const { id } = await makePerson(database.db, "Mia");
    await joinSite(database.db, { siteId: site.id, userId: id });
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id } });
    await enter(email, password);
    await enter(email, password, "device");
    expect(await mailTo(email)).toBe("");
    await enter(email, "falsch falsch falsch");
    expect(await mailTo(email)).toBe("");
    await enter(email, password);
    const mail = await mailTo(email);
    expect(mail).toMatch(/Subject: Neue Anmeldung bei haus/);
    expect(mail).toMatch(/Firefox/);
    expect(mail).toContain("198.51.100.7");
    expect(mail).toContain("/de/account");
  });

  it("is told in the site's language to whoever has chosen none", async () => {
    const { id } = await makePerson(database.db, "Noe");
    await joinSite(database.db, { siteId: site.id, userId: id });
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id } });
    const { settings } = await database.db.site.findUniqueOrThrow({ where: { id: site.id } });
    const inFrench = { ...defaultSettings, editor: { ...defaultSettings.editor, locale: "fr" as const } };
    await database.db.site.update({ where: { id: site.id }, data: { settings: inFrench } });
    await enter(email, password);
    await enter(email, password);
    expect(await mailTo(email)).toContain("/fr/account");
    await database.db.site.update({ where: { id: site.id }, data: { settings: settings ?? {} } });
  });
});

describe("a session that nobody uses", () => {
  it.each([
    [13, 200],
    [14, 401],
  ])("of %i days is answered %i", async (days, status) => {
    const lastSeenAt = new Date(Date.now() - days * day - 60_000);
    await database.db.session.updateMany({ data: { lastSeenAt } });
    expect((await read("account/me")).status).toBe(status);
  });
});

describe("an admin of the installation", () => {
  const meOf = (as: string) =>
    api.send({ host: site.host, path: "/api/v1/account/me", headers: { cookie: as } }).then(({ status }) => status);

  it("is listed beside the members, and edits nothing more once another one has taken the rights", async () => {
    const { id: userId } = await makePerson(database.db, "Ada", true);
    const hers = await cookieOf(database.db, userId, site.id);
    expect(await meOf(hers)).toBe(200);
    const listed = { userId, name: "Ada", isYou: false, hasSecondStep: false };
    expect((await read("member/list")).body).toMatchObject({
      admins: expect.arrayContaining([expect.objectContaining(listed)]) as unknown,
    });
    expect((await call("member/removeAdmin", { userId })).status).toBe(200);
    expect(await meOf(hers)).toBe(401);
    expect(await meOf(await cookieOf(database.db, userId, site.id))).toBe(401);
    expect((await call("member/removeAdmin", { userId })).status).toBe(404);
    const [entry] = await database.db.auditEntry.findMany({ where: { siteId: site.id }, orderBy: { at: "desc" } });
    expect(entry).toMatchObject({ kind: "adminRemoved", actorName: "Vera" });
    expect(entry?.subject).toMatch(/^Ada </);
  });

  it("is left when two take each other's rights at the same moment, and nobody takes their own", async () => {
    const [one, two] = [await makePerson(database.db, "Una", true), await makePerson(database.db, "Duo", true)];
    const [oneIn, twoIn] = [await cookieOf(database.db, one.id, site.id), await cookieOf(database.db, two.id, site.id)];
    expect((await call("member/removeAdmin", { userId: one.id }, oneIn)).status).toBe(400);
    const answers = await Promise.all([
      call("member/removeAdmin", { userId: two.id }, oneIn),
      call("member/removeAdmin", { userId: one.id }, twoIn),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await database.db.user.count({ where: { id: { in: [one.id, two.id] }, isAdmin: true } });
    expect(left).toBe(1);
  });
});

describe("a second step whose phone and codes are lost", () => {
  const key = newOneTimeKey();
  const switchOn = (as: string) =>
    call("account/secondStep/switchOn", { key, code: codeAt(key, Date.now()) }, as).then(({ body }) => body);

  it("is lifted by an admin, who sees who has one, and its owner is told by mail", async () => {
    const { id: userId } = await makePerson(database.db, "Mia");
    await joinSite(database.db, { siteId: site.id, userId });
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id: userId } });
    await switchOn(await cookieOf(database.db, userId, site.id));
    expect((await read("member/list")).body).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ userId, hasSecondStep: true })]) as unknown,
    });
    await expect(enter(email, password, "device")).rejects.toThrow();
    expect((await call("member/liftSecondStep", { userId })).status).toBe(200);
    expect(await enter(email, password, "device")).toMatchObject({ name: "Mia" });
    expect(await database.db.recoveryCode.count({ where: { userId } })).toBe(0);
    expect(await mailTo(email)).toContain("/de/account");
    const [entry] = await database.db.auditEntry.findMany({
      where: { siteId: site.id, kind: "secondStepLifted" },
    });
    expect(entry?.subject).toBe(`Mia <${email}>`);
  });

  it("stays with somebody of another site, and wants the password anew", async () => {
    expect((await call("member/liftSecondStep", { userId: other.opticianId })).status).toBe(404);
    await stale();
    expect((await call("member/liftSecondStep", { userId: site.opticianId })).status).toBe(403);
  });

  it("has new codes for whoever asks in time, and the earlier ones open nothing", async () => {
    const { id: userId } = await makePerson(database.db, "Noe");
    await joinSite(database.db, { siteId: site.id, userId });
    const { email } = await database.db.user.findUniqueOrThrow({ where: { id: userId } });
    const his = await cookieOf(database.db, userId, site.id);
    const codesOf = (body: unknown) => (body as { recoveryCodes: string[] }).recoveryCodes;
    const [before = ""] = codesOf(await switchOn(his));
    const renewed = codesOf((await call("account/secondStep/renewCodes", {}, his)).body);
    expect(renewed).toHaveLength(10);
    await expect(enter(email, password, "device", site, before)).rejects.toThrow();
    expect(await enter(email, password, "device", site, renewed[0])).toMatchObject({ name: "Noe" });
  });
});

describe("a person", () => {
  it("corrects the own name, which others read from then on", async () => {
    expect((await call("account/rename", { name: "  Vera Muster " })).status).toBe(200);
    expect((await read("account/me")).body).toMatchObject({ name: "Vera Muster" });
    expect((await call("account/rename", { name: "   " })).status).toBe(400);
  });
});
