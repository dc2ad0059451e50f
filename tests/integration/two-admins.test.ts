import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endEmailChanges, ofPerson } from "~/features/account/email-link.ts";
import { holdPerson } from "~/features/account/hold-person.ts";
import { hashOf, passwordLink } from "~/features/account/link-mail.ts";
import { joinSite } from "~/features/account/service.ts";
import { removeBusiness } from "~/features/directory/remove-business.ts";
import { saveBusiness } from "~/features/directory/service.ts";
import { setOwnBusiness } from "~/features/directory/set-own-business.ts";
import { keepPosts } from "~/features/feeds/keep-posts.ts";
import { deleteMedium } from "~/features/media/delete-medium.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { importImage } from "~/features/media/import-image.ts";
import { makeVariants } from "~/features/media/make-variants.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { setFilm } from "~/features/media/video/set-film.ts";
import { setPoster } from "~/features/media/video/set-poster.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { putPageBack } from "~/features/page/service/put-back-page.ts";
import { takeDownPage } from "~/features/page/service/take-down-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { createSite } from "~/features/site/service.ts";
import { emptySiteTrash } from "~/features/site/site-trash/empty-site-trash.ts";
import { siteTrashDays } from "~/features/site/site-trash/schema.ts";
import { importSite } from "~/features/transfer/import-site.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { MediaModel } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useApiServer, type Answer } from "../support/api-server.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { exportedBytes } from "../support/site-archive.ts";
import { cookieOf, makePerson, makeSite, type TestSite } from "../support/two-sites.ts";
import { onWaiting } from "../support/while-waiting.ts";

const database = useDatabase();
const api = useApiServer(database);
let site: TestSite;
let other: TestSite;
let ctx: ServiceContext;
let cookies: Map<TestSite, string>;

beforeAll(async () => {
  const { db } = database;
  [site, other] = [await makeSite(db, "haus"), await makeSite(db, "nachbar")];
  const actor = { userId: (await makePerson(db, "Vera", true)).id, name: "Vera", isAdmin: true, role: null };
  ctx = forEditor({ db, bus: getLiveBus(), site, actor });
});
beforeEach(async () => {
  const { db } = database;
  const [vera, max] = [await makePerson(db, "Vera", true), await makePerson(db, "Max", true)];
  cookies = new Map([
    [site, await cookieOf(db, vera.id, site.id)],
    [other, await cookieOf(db, max.id, other.id)],
  ]);
});

const call = (at: TestSite, path: string, body: object, cookie = cookies.get(at)) =>
  api.send({ host: at.host, path: `/api/v1/${path}`, method: "POST", headers: { cookie }, body });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
const newPage = async () => (await addPage(ctx, { name: randomUUID(), locale: "de", collection: null })).pageId;

const whileWaiting = onWaiting(database);

describe("a page that is published, taken down and put back", () => {
  it.each(Object.entries({ publishPage, takeDownPage, putPageBack }))(
    "waits for who puts it into the navigation: %s",
    async (_, change) => {
      const siteId = site.id;
      const pageId = await newPage();
      if (change !== publishPage) await publishPage(ctx, { pageId });
      if (change === putPageBack) await takeDownPage(ctx, { pageId });
      const changed = await whileWaiting(
        async (tx) => {
          await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
        },
        async (): Promise<unknown> => await change(ctx, { pageId }),
        async (tx) => {
          const containerId = randomUUID();
          await tx.navigationContainer.create({ data: { id: containerId, siteId, sortKey: "a0" } });
          await tx.navigationItem.create({ data: { siteId, containerId, pageId, sortKey: "a0" } });
        },
      );
      expect(changed.status).toBe("fulfilled");
    },
  );
});

describe("the business that a site belongs to", () => {
  const programs = { gesundheitsoptik: false, frequentlens: false };
  const change: Record<string, (id: string) => Promise<unknown>> = {
    saved: (id) => saveBusiness(ctx, { id, name: "Laden", programs, branches: [] }),
    taken: (businessId) => setOwnBusiness(ctx, { businessId }),
    removed: (id) => removeBusiness(ctx, { id }),
  };

  it("changes while somebody else adds to the site and holds it then", async () => {
    const { db, siteId } = ctx;
    const id = randomUUID();
    for (const work of Object.keys(change)) {
      const begun: Promise<unknown>[] = [];
      let isDone = false;
      await db.$transaction(async (tx) => {
        await tx.navigationContainer.create({ data: { siteId, sortKey: "a0" } });
        begun.push(Promise.resolve(change[work]?.(id)).finally(() => (isDone = true)));
        await eventually(async () => {
          const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          expect(isDone || (await database.asOwner(waits)).length > 0).toBe(true);
        });
        await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      });
      await Promise.all(begun);
      const { ownBusinessId } = await db.site.findUniqueOrThrow({ where: { id: siteId } });
      expect(ownBusinessId).toBe(work === "removed" ? null : id);
    }
  });
});

describe("work on a medium that ends while somebody says what it shows", () => {
  const redPicture = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
  const changes: Record<string, (row: MediaModel) => Promise<unknown>> = {
    copies: ({ siteId, id }) => makeVariants({ db: ctx.db, bus: ctx.bus }, { siteId, mediaId: id }),
    film: ({ siteId, id, objectId }) =>
      setFilm({ db: ctx.db, bus: ctx.bus }, { id, siteId, objectId }, { status: "ready" }),
    replace: async ({ id }) => {
      const { id: by } = await importImage(ctx, { filename: "neu.png", bytes: await redPicture() });
      return await replaceMedium(ctx, { id, by });
    },
    poster: async ({ siteId, id }) => {
      const data = { mediaType: "video", hasOriginal: false } as const;
      await ctx.db.media.updateMany({ where: { siteId, id }, data });
      return await setPoster(ctx, { id, poster: (await redPicture()).toString("base64") });
    },
    delete: ({ id }) => deleteMedium(ctx, { mediaId: id, evenIfUsed: true }),
  };

  it.each(Object.keys(changes))("waits for them: %s", async (work) => {
    const { db, siteId } = ctx;
    const row = await importImage(ctx, { filename: "rot.png", bytes: await redPicture() });
    const { id } = row;
    const ended = await whileWaiting(
      async (tx) => {
        await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      },
      async () => await changes[work]?.(row),
      async (tx) => {
        await tx.media.updateMany({ where: { siteId, id }, data: { alt: { de: "Rot" } } });
      },
    );
    expect(ended.status).toBe("fulfilled");
    const left = await db.media.findFirst({ where: { siteId, id } });
    expect(left?.alt).toEqual(work === "delete" ? undefined : { de: "Rot" });
  });

  it("is waited for by a feed that shows it and is read again", async () => {
    const { db, siteId } = ctx;
    const { id: mediaId } = await importImage(ctx, { filename: "rot.png", bytes: await redPicture() });
    const { id: feedId } = await db.feed.create({ data: { siteId, kind: "photos", address: randomUUID() } });
    await db.feedPost.create({ data: { siteId, feedId, externalId: "1", place: 0, mediaId } });
    const post = { externalId: "1", title: "Neu", text: "", href: null, pictureUrl: null, postedAt: null };
    const posts = [{ ...post, medium: "image" as const }];
    const read = await whileWaiting(
      async (tx) => {
        await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      },
      () => keepPosts(db, { id: feedId, siteId }, { title: "Bilder", posts }),
      (tx) => tx.feedPost.updateMany({ where: { siteId, mediaId }, data: { mediaId: null } }),
    );
    expect(read.status).toBe("fulfilled");
    expect(await db.feedPost.findFirst({ where: { siteId, feedId } })).toMatchObject({ title: "Neu", mediaId: null });
  });
});

describe("a link of a person that is used while they get another password", () => {
  it.each(["email/confirm", "resetPassword"])("waits for that, and is over: %s", async (path) => {
    const { db } = database;
    const { id: userId } = await makePerson(db, "Mia", true);
    const cookie = await cookieOf(db, userId, site.id);
    const key = randomUUID().replaceAll("-", "").padEnd(43, "x");
    const [expires, hash] = [new Date(Date.now() + 60_000), hashOf(key)];
    await db.verificationToken.create({
      data: { identifier: `${ofPerson(userId)}${randomUUID()}@example.ch`, token: hash, expires },
    });
    await db.passwordReset.create({ data: { tokenHash: hash, userId, expires } });
    const body = { token: key, ...(path === "resetPassword" && { newPassword: "drei Brillen im Regen" }) };
    const used = await whileWaiting(
      (tx) => tx.user.update({ where: { id: userId }, data: { passwordHash: "another" } }),
      () => call(site, `account/${path}`, body, cookie),
      async (tx) => {
        await tx.passwordReset.deleteMany({ where: { userId } });
        await endEmailChanges(tx, userId);
      },
    );
    const isOver = { status: 400, body: { error: { details: { reason: "linkOver" } } } };
    expect(used).toMatchObject({ status: "fulfilled", value: isOver });
  });
});

describe("two who invite one person", () => {
  it("both have them, by one link that is good", async () => {
    const { db } = database;
    for (let round = 0; round < 4; round += 1) {
      const person = { email: `${randomUUID()}@example.ch`, name: "Mia" };
      const invited = [site, other, site, other].map((at) => call(at, "member/invite", person));
      expect(statuses(await Promise.all(invited))).toEqual([200, 200, 200, 200]);
      const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: person.email } });
      expect(await db.membership.count({ where: { siteId: site.id, userId } })).toBe(1);
      expect(await db.membership.count({ where: { siteId: other.id, userId } })).toBe(1);
      expect(await db.passwordReset.count({ where: { userId } })).toBe(1);
    }
  });

  it("see them finish it once, of four who hold the link", async () => {
    const { id: userId } = await database.db.user.create({
      data: { email: `${randomUUID()}@example.ch`, name: "Mia" },
    });
    await joinSite(database.db, { siteId: site.id, userId });
    const path = await passwordLink(database.db, { userId, locale: "de", lifeMs: 60_000 });
    const finish = (newPassword: string) =>
      call(site, "account/resetPassword", { token: path.split("#")[1], newPassword }, "");
    const words = ["eine", "zwei", "drei", "vier"].map((word) => `${word} Brillen im Regen`);
    expect(statuses(await Promise.all(words.map(finish)))).toEqual([200, 400, 400, 400]);
  });
});

describe("somebody who left long ago, and is let in while the night deletes them", () => {
  const whileDeleted = async (path: string) => {
    const person = { email: `${randomUUID()}@example.ch`, name: "Lea" };
    const { id: userId } = await database.db.user.create({ data: person });
    const body = path === "member/invite" ? person : { userId };
    const answer = await whileWaiting(
      (tx) => holdPerson(tx, userId),
      () => call(site, path, body),
      (tx) => tx.user.delete({ where: { id: userId } }),
    );
    const now = await database.db.user.findUnique({ where: { email: person.email } });
    const where = { siteId: site.id, userId: now?.id ?? userId };
    const members = await database.db.membership.count({ where });
    return { status: answer.status === "fulfilled" ? answer.value.status : (answer.reason as Error), members };
  };

  it("is somebody new to who invites them, and nobody to who adds them", async () => {
    expect(await whileDeleted("member/invite")).toEqual({ status: 200, members: 1 });
    expect(await whileDeleted("member/add")).toEqual({ status: 404, members: 0 });
  });
});

it("adds and takes off a member for several at once, while the member saves", async () => {
  const { db } = database;
  const { pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null, initialGroups: ["hero"] });
  const { id: groupId } = await db.group.findFirstOrThrow({ where: { siteId: site.id, pageId } });
  for (let round = 0; round < 12; round += 1) {
    const { id: userId } = await makePerson(db, "Mia");
    await joinSite(db, { siteId: site.id, userId, role: "admin" });
    const cookie = await cookieOf(db, userId, site.id);
    const input = { groupId, fieldName: "title", locale: "de", text: "eins" };
    const operation = { opId: randomUUID(), command: "field.text", input };
    const answers = await Promise.all([
      call(site, "page/edit", { pageId, baseRevision: 0, force: true, operation }, cookie),
      ...["remove", "add", "remove", "add", "add", "remove", "add"].map((verb) =>
        call(site, `member/${verb}`, { userId }),
      ),
      call(site, "member/role", { userId, role: "optician" }),
      call(site, "page/publish", { id: pageId }, cookie),
    ]);
    expect(answers.filter(({ status }) => ![200, 400, 401, 403, 404].includes(status))).toEqual([]);
  }
});

it("plans one publish of a page, of those that five plan at once", async () => {
  const pageId = await newPage();
  const at = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 11)}12:00`;
  const planned = Array.from({ length: 5 }, () => call(site, "page/schedule/add", { pageId, action: "publish", at }));
  expect(statuses(await Promise.all(planned))).toEqual([200, 400, 400, 400, 400]);
});

describe("two sites made at once", () => {
  const making = (hosts: string[]) =>
    Promise.allSettled(
      hosts.map((host) =>
        database.db.$transaction((tx) => createSite(tx, { name: "Neu", locales: ["de"], hosts: [host] })),
      ),
    );

  it("under one host are one and a refusal", async () => {
    const host = `${randomUUID()}.test`;
    const outcomes = (await making([host, host, host])).map((made) =>
      made.status === "fulfilled" ? "made" : (made.reason as { details?: { reason?: string } }).details?.reason,
    );
    expect(outcomes.toSorted()).toEqual(["hostTaken", "hostTaken", "made"]);
    expect(await database.db.site.count({ where: { hosts: { none: {} } } })).toBe(0);
  });

  it("under hosts that begin alike are both made, each under a name of its own", async () => {
    const made = await making(["holz.eins.test", "holz.zwei.test", "www.holz.test"]);
    expect(made.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
  });

  it("one out of an archive, are refused for the host alone", async () => {
    const folder = await mkdtemp(join(tmpdir(), "two-admins-"));
    const path = join(folder, "site.tar");
    await writeFile(path, await exportedBytes(database.db, other.id));
    const { actor } = ctx;
    const imported = (host: string, taken: string) =>
      whileWaiting(
        (tx) => createSite(tx, { name: "Neu", locales: ["de"], hosts: [taken] }),
        () => importSite(database.db, { path, host, actor }),
      );
    expect(await imported("see.test", "see.test")).toMatchObject({ reason: { details: { reason: "hostTaken" } } });
    expect(await imported("bahn.eins.test", "bahn.zwei.test")).toMatchObject({ status: "fulfilled" });
    await rm(folder, { recursive: true });
  });
});

it("brings a site of the trash back whole or not at all while the trash is emptied", async () => {
  const { db } = database;
  const old = await makeSite(db, "alt");
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  await importImage(forEditor({ ...ctx, site: old }), { filename: "rot.png", bytes });
  const now = Date.now();
  const deletedAt = new Date(now - siteTrashDays * 86_400_000 + 60_000);
  await db.site.update({ where: { id: old.id }, data: { deletedAt } });
  let back = 0;
  const inBetween = beforeTransaction(db, async () => {
    back = (await call(site, "siteTrash/restore", { id: old.id })).status;
  });
  await emptySiteTrash(inBetween, new Date(now + 120_000));
  expect(back).toBe(404);
  expect(await db.site.count({ where: { id: old.id } })).toBe(0);
  expect((await mediaStorage().filesOfSite(old.id)).size).toBe(0);
  await rm(dirname(mediaFolder({ siteId: old.id, objectId: old.id })), { recursive: true, force: true });
});
