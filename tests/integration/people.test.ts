import { beforeAll, expect, it } from "vitest";
import { codeAt, newOneTimeKey } from "~/features/account/domain/one-time-code.ts";
import { deletePerson, letInAgain } from "~/features/account/people.ts";
import { joinSite } from "~/features/account/service.ts";
import { signIn } from "~/features/account/sign-in.ts";
import { inSite } from "~/server/site-scope.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
const newPassword = "drei Brillen im Regen";
let site: TestSite;
beforeAll(async () => {
  site = await makeSite(database.db, "haus");
  await makeSite(database.db, "nachbar");
});

async function person(name: string, isAdmin = false): Promise<{ id: string; email: string }> {
  const { id } = await makePerson(database.db, name, isAdmin);
  return { id, email: (await database.db.user.findUniqueOrThrow({ where: { id } })).email };
}
const call = (path: string, body: object, cookie = "") =>
  api.send({ host: site.host, path: `/api/v1/account/${path}`, method: "POST", headers: { cookie }, body });
const enter = (email: string) =>
  signIn({ db: database.db, site, ip: "192.0.2.1" }, { email, password: newPassword, code: "" });

it("lets somebody in again who has lost password, phone and codes, on a site of theirs", async () => {
  const { id: userId, email } = await person("Mia");
  await joinSite(database.db, { siteId: site.id, userId });
  const key = newOneTimeKey();
  const cookie = await cookieOf(database.db, userId, site.id);
  expect((await call("secondStep/switchOn", { key, code: codeAt(key, Date.now()) }, cookie)).status).toBe(200);
  const { siteId, path } = await letInAgain(database.db, email);
  expect(siteId).toBe(site.id);
  const token = path.split("#")[1];
  expect((await call("resetPassword", { token, newPassword })).status).toBe(200);
  expect(await enter(email)).toMatchObject({ email });
});

it("says whom it cannot let in", async () => {
  const { email } = await person("Eva");
  await expect(letInAgain(database.db, email)).rejects.toThrow(`${email} belongs to no site.`);
  await expect(letInAgain(database.db, "nobody@vitrine.example")).rejects.toThrow("Nobody has the address");
});

it("deletes a person with all that they may do, and leaves the only admin", async () => {
  const { id: userId, email } = await person("Ida");
  await joinSite(database.db, { siteId: site.id, userId });
  const cookie = await cookieOf(database.db, userId, site.id);
  await deletePerson(database.db, email);
  expect((await call("signOutEverywhere", {}, cookie)).status).toBe(401);
  const siteId = site.id;
  expect(await inSite(siteId, () => database.db.membership.count({ where: { siteId, userId } }))).toBe(0);

  const only = await person("Una", true);
  await expect(deletePerson(database.db, only.email)).rejects.toThrow("only admin of the installation");
  await person("Duo", true);
  await deletePerson(database.db, only.email);
  expect(await database.db.user.count({ where: { id: only.id } })).toBe(0);
});
