import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joinSite } from "~/features/account/service.ts";
import { readChangelog } from "~/features/changelog/read-changelog.ts";
import type { Changelog } from "~/features/changelog/schema.ts";
import { removeEntry, writeEntry } from "~/features/changelog/write-changelog.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer } from "../support/api-server.ts";
import { useDatabase } from "../support/database.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let adminId = "";
let [editor, admin] = ["", ""];

beforeAll(async () => {
  site = await makeSite(database.db, "changes");
  adminId = (await makePerson(database.db, "vera", true)).id;
  await hasBeenThereSince(site.opticianId, "2020-01-01");
  [editor, admin] = await Promise.all([
    cookieOf(database.db, site.opticianId, site.id),
    cookieOf(database.db, adminId, site.id),
  ]);
});
beforeEach(() => database.db.changelogEntry.deleteMany());

const hasBeenThereSince = (id: string, day: string) =>
  database.db.user.update({ where: { id }, data: { createdAt: new Date(day) } });

const send = (method: string, path: string, cookie: string, body?: object) =>
  api.send({ host: site.host, path: `/api/v1/changelog${path}`, method, headers: { cookie }, body });
const write = (entry: object) => send("POST", "/write", admin, { de: "", fr: "", ...entry });
const written = async (...entries: object[]) => {
  for (const entry of entries) expect((await write(entry)).status).toBe(200);
};
async function days(query = "", cookie = editor): Promise<string[]> {
  const { status, body } = await send("GET", query, cookie);
  expect(status).toBe(200);
  return (body as Changelog).data.map(({ date }) => date);
}

describe("an entry", () => {
  it("is not written by editors, nor by the admin of one site alone", async () => {
    const local = await makePerson(database.db, "lokal");
    await joinSite(database.db, { siteId: site.id, userId: local.id, role: "admin" });
    for (const cookie of [editor, await cookieOf(database.db, local.id, site.id)]) {
      const entry = { date: "2021-11-20", de: "Kommt alle zu mir", fr: "" };
      expect((await send("POST", "/write", cookie, entry)).status).toBe(403);
      expect((await send("POST", "/remove", cookie, { date: "2021-11-20" })).status).toBe(403);
    }
    const stranger = { db: database.db, actor: { userId: site.opticianId, name: "", isAdmin: false, role: null } };
    await expect(writeEntry(stranger, { date: "2021-11-20", de: "x", fr: "" })).rejects.toThrow("Only admins");
    await expect(removeEntry(stranger, { date: "2021-11-20" })).rejects.toThrow("Only admins");
    expect(await days("?showAll=true")).toEqual([]);
  });

  it("is refused without any text, on no day of the calendar, and on a day that has one", async () => {
    await written({ date: "2021-11-20", de: "Neu" });
    const refused = { status: 400, body: { error: { code: "BAD_REQUEST" } } };
    expect(await write({ date: "2021-11-21", de: " \n" })).toMatchObject({
      body: { error: { fields: { de: expect.any(String) as string } } },
    });
    expect(await write({ date: "2021-02-30", de: "Neu" })).toMatchObject(refused);
    expect(await write({ date: "22021-11-20", de: "Neu" })).toMatchObject(refused);
    expect(await write({ date: "2021-11-20", de: "Noch etwas" })).toMatchObject(refused);
    expect(await days("?showAll=true")).toEqual(["2021-11-20"]);
  });

  it("gets other words and another day, and is gone when it is removed", async () => {
    await written({ date: "2021-11-20", de: "Neu" }, { date: "2021-11-18", de: "Alt" });
    await written({ date: "2021-11-19", de: "Besser", fr: "Mieux", replaces: "2021-11-20" });
    const { body } = await send("GET", "?showAll=true", editor);
    expect(body).toEqual({
      data: [
        { date: "2021-11-19", de: "Besser", fr: "Mieux" },
        { date: "2021-11-18", de: "Alt", fr: "" },
      ],
    });
    expect((await write({ date: "2021-11-18", de: "Besser", replaces: "2021-11-19" })).status).toBe(400);
    expect((await write({ date: "2021-11-20", de: "Neu", replaces: "2021-11-20" })).status).toBe(404);
    for (const _ of ["once", "again"])
      expect((await send("POST", "/remove", admin, { date: "2021-11-19" })).status).toBe(200);
    expect(await days("?showAll=true")).toEqual(["2021-11-18"]);
  });

  it("is not replaced, nor taken away, by somebody who has seen other words of it", async () => {
    await written({ date: "2021-11-20", de: "Neu" });
    const seen = { de: "Neu", fr: "" };
    const mine = { date: "2021-11-20", de: "Meins", replaces: "2021-11-20" };
    await written({ date: "2021-11-20", de: "Ihres", replaces: "2021-11-20", seen });
    const texts = async () => ((await send("GET", "?showAll=true", editor)).body as Changelog).data.map(({ de }) => de);
    expect((await write({ ...mine, seen })).status).toBe(409);
    expect((await send("POST", "/remove", admin, { date: "2021-11-20", seen })).status).toBe(409);
    expect(await texts()).toEqual(["Ihres"]);
    await written({ ...mine, seen: { ...seen, de: "Ihres" } });
    expect(await texts()).toEqual(["Meins"]);
    expect((await send("POST", "/remove", admin, { date: "2021-11-20", seen: { ...seen, de: "Meins" } })).status).toBe(
      200,
    );
    expect(await texts()).toEqual([]);
  });

  it("is written once where it is sent again, as the answer was lost", async () => {
    const first = { date: "2021-11-20", de: "Neu" };
    await written(first, first);
    const moved = { date: "2021-11-21", de: "Besser", replaces: "2021-11-20", seen: { de: "Neu", fr: "" } };
    await written(moved, moved);
    const there = { date: "2021-11-21", de: "Noch besser", replaces: "2021-11-21", seen: { de: "Besser", fr: "" } };
    await written(there, there);
    expect(await days("?showAll=true")).toEqual(["2021-11-21"]);
  });

  it("is left out where it has no text in the language", async () => {
    await written({ date: "2021-11-20", de: "Neu" }, { date: "2021-11-18", de: "Alt", fr: "Ancien" });
    expect(await days("?showAll=true&language=fr")).toEqual(["2021-11-18"]);
    expect(await days("?showAll=true&language=de")).toEqual(["2021-11-20", "2021-11-18"]);
  });

  it("is shown from its day on, as the site's calendar has it, and to admins before", async () => {
    await written({ date: "2021-11-20", de: "Neu" });
    const readAt = async (moment: string, userId: string, isAdmin = false) => {
      const actor = { userId, name: "", isAdmin, role: "optician" as const };
      const ctx = forEditor({ db: database.db, bus: openLiveBus(null), site, actor });
      return (await readChangelog(ctx, { showAll: true }, new Date(moment))).data.length;
    };
    expect(await readAt("2021-11-19T22:59:59Z", site.opticianId)).toBe(0);
    expect(await readAt("2021-11-19T23:00:00Z", site.opticianId)).toBe(1); // midnight in Zurich
    expect(await readAt("2021-11-01T00:00:00Z", adminId, true)).toBe(1);
  });
});

describe("what is new", () => {
  it("is what somebody has not told to have seen, each for themselves", async () => {
    await written({ date: "2021-11-20", de: "Neu" }, { date: "2021-11-18", de: "Alt" });
    expect(await days()).toEqual(["2021-11-20", "2021-11-18"]);
    const seen = { dates: ["2021-11-18", "2001-01-01"] }; // one of them is no longer there
    for (const _ of ["once", "again"])
      expect(await send("POST", "", editor, seen)).toMatchObject({ status: 200, body: { success: true } });
    expect(await days()).toEqual(["2021-11-20"]);
    expect(await days("?showAll=true")).toEqual(["2021-11-20", "2021-11-18"]);
    await hasBeenThereSince(adminId, "2020-01-01");
    expect(await days("", admin)).toEqual(["2021-11-20", "2021-11-18"]);
  });

  it("stays seen when its words or its day change", async () => {
    await written({ date: "2021-11-20", de: "Neu" });
    await send("POST", "", editor, { dates: ["2021-11-20"] });
    await written({ date: "2021-11-21", de: "Besser", replaces: "2021-11-20" });
    expect(await days()).toEqual([]);
  });

  it("is nothing for somebody who has just come, until something else is written or its day comes", async () => {
    await written({ date: "2021-11-18", de: "Alt" });
    const createdAt = new Date("2021-11-19T12:00:00Z");
    await database.db.changelogEntry.updateMany({ data: { createdAt: new Date("2021-11-18") } });
    const person = await makePerson(database.db, "noa");
    await joinSite(database.db, { siteId: site.id, userId: person.id });
    await database.db.user.update({ where: { id: person.id }, data: { createdAt } });
    const cookie = await cookieOf(database.db, person.id, site.id);
    expect(await days("", cookie)).toEqual([]);
    expect(await days("?showAll=true", cookie)).toEqual(["2021-11-18"]);

    await written({ date: "2021-11-17", de: "Nachgetragen" });
    await written({ date: "2021-11-20", de: "Länger vorbereitet" });
    const whenPrepared = { createdAt: new Date("2021-11-10") };
    await database.db.changelogEntry.updateMany({ where: { date: new Date("2021-11-20") }, data: whenPrepared });
    expect(await days("", cookie)).toEqual(["2021-11-20", "2021-11-17"]);
  });
});
