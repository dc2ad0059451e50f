import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountContext } from "~/features/account/context.ts";
import { codeAt, newOneTimeKey } from "~/features/account/domain/one-time-code.ts";
import { hashPassword } from "~/features/account/domain/password.ts";
import { sendEmailChange } from "~/features/account/email-link.ts";
import { sendReset } from "~/features/account/password-reset.ts";
import { liftSecondStep, renewCodes, switchOn } from "~/features/account/second-step.ts";
import { changePassword, joinSite } from "~/features/account/service.ts";
import { signIn } from "~/features/account/sign-in.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson, makeSite, password, type TestSite } from "../support/two-sites.ts";
import { onWaiting, openConnections } from "../support/while-waiting.ts";

const database = useDatabase();
const whileWaiting = onWaiting(database);
let site: TestSite;
let ofAdmin: AccountContext;

beforeAll(async () => {
  site = await makeSite(database.db, "haus");
  ofAdmin = contextOf({ ...(await makePerson(database.db, "Vera", true)), isAdmin: true });
});
beforeEach(() => openConnections(database));

/** Somebody who gave their password a moment ago. */
function contextOf({ id, isAdmin = false }: { id: string; isAdmin?: boolean }): AccountContext {
  const session = { id: randomUUID(), provedAt: new Date() };
  const actor = { userId: id, name: "Mia", isAdmin, role: isAdmin ? null : ("optician" as const), session };
  return { db: database.db, bus: getLiveBus(), site, actor, ip: "192.0.2.1" };
}

async function member() {
  const { id } = await makePerson(database.db, "mia");
  await joinSite(database.db, { siteId: site.id, userId: id });
  const { email } = await database.db.user.findUniqueOrThrow({ where: { id } });
  return { id, email, ctx: contextOf({ id }) };
}

let addresses = 0;
const enter = (email: string) =>
  signIn({ db: database.db, site, ip: `198.18.1.${++addresses}` }, { email, password, code: "" });
const six = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 6 }, (_, index) => work(index)));
const mailsTo = (to: string) => database.db.outgoingMail.count({ where: { siteId: site.id, to } });

it("sends three links to a new password in an hour, of six that are asked for at the same moment", async () => {
  const { id, email } = await member();
  await six(() => sendReset(database.db, { siteId: site.id, email, locale: "de", ip: "192.0.2.1" }));
  expect(await database.db.passwordReset.count({ where: { userId: id } })).toBe(3);
  expect(await mailsTo(email)).toBe(3);
});

it("leaves one link to another address, of six that are asked for at the same moment", async () => {
  const { id: userId } = await member();
  await six((index) =>
    sendEmailChange(database.db, {
      ...{ siteId: site.id, userId, locale: "de" },
      email: `neu-${index}-${userId}@vitrine.example`,
    }),
  );
  const where = { identifier: { startsWith: `email:${userId}:` } };
  expect(await database.db.verificationToken.count({ where })).toBe(1);
});

describe("the second step", () => {
  async function withSecondStep() {
    const person = await member();
    const key = newOneTimeKey();
    const { recoveryCodes } = await switchOn(person.ctx, { key, code: codeAt(key, Date.now()) });
    return { ...person, codes: recoveryCodes.length };
  }

  it("has one set of recovery codes, of six that are asked for at the same moment", async () => {
    const { id: userId, ctx, codes } = await withSecondStep();
    await six(() => renewCodes(ctx));
    expect(await database.db.recoveryCode.count({ where: { userId } })).toBe(codes);
  });

  it("is lifted once by six admins at the same moment, which one mail tells", async () => {
    const { id: userId, email } = await withSecondStep();
    await six(() => liftSecondStep(ofAdmin, { userId }));
    expect(await mailsTo(email)).toBe(1);
  });
});

it("lets nobody in with a password that is changed while it is looked at", async () => {
  const { id, email } = await member();
  const other = await hashPassword("drei Brillen im Regen");
  const signedIn = await whileWaiting(
    (tx) => tx.user.update({ where: { id }, data: { passwordHash: other } }),
    () => enter(email),
    (tx) => tx.session.deleteMany({ where: { userId: id } }),
  );
  expect(signedIn).toEqual({ status: "fulfilled", value: null });
  expect(await database.db.session.count({ where: { userId: id } })).toBe(0);
});

it("takes no second password of whoever was given another one meanwhile", async () => {
  const { id, ctx } = await member();
  const words = ["drei", "vier", "fünf", "sechs", "sieben", "acht"];
  const changes = await Promise.allSettled(
    words.map((word) => changePassword(ctx, { currentPassword: password, newPassword: `${word} Brillen im Regen` })),
  );
  expect(changes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await database.db.auditEntry.count({ where: { siteId: site.id, actorId: id, kind: "passwordChanged" } })).toBe(
    1,
  );
});

it("tells of all but the first of six first sign-ins on devices that do not know the account", async () => {
  const { email } = await member();
  await six(() => enter(email));
  expect(await mailsTo(email)).toBe(5);
});
