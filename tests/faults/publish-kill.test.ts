import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadPage } from "~/features/page/load.ts";
import { publishedForm } from "~/features/page/domain/publishing.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { publishedPageSchema } from "~/features/page/schema.ts";
import { patchesIn } from "~/features/document/record.ts";
import { loadPublished } from "~/features/site/published.ts";
import { getSiteIndex, noteSiteRevision } from "~/features/site/site-index.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";
import { rounds } from "../support/effort.ts";
import { program } from "../support/programs.ts";
import { seededRandom } from "../support/random.ts";

const kills = Number(process.env.KILLS ?? rounds({ short: 15, long: 200 }));
const seed = Number(process.env.SEED ?? 20261121);
const locales = ["de", "fr", "en"];
const database = useDatabase();

beforeAll(() => {
  process.env.DATABASE_URL = database.url; // visitors' pages read through the process's own database
});
afterAll(async () => {
  await getLiveBus().close();
  await getDb().$disconnect();
});

it(`is whole-old or whole-new after each of ${kills} kills during a publish`, async () => {
  const { contexts, siteId } = await makeSite(database.db, { locales });
  const { site, actor } = contexts[0];
  const initialGroups = Array.from({ length: 12 }, (_, index) => (index % 2 ? "richTextBlock" : "hero"));
  const { pageId } = await addPage(contexts[0], { name: "0", locale: "de", collection: null, initialGroups });
  // The new page has counted the site's head up already; from here on, publishing does, and the page's new names.
  const { revision: firstHead } = await database.db.site.findUniqueOrThrow({ where: { id: siteId } });
  const argument = JSON.stringify({ pageId, site, actor });
  const random = seededRandom(seed);
  const watch = new pg.Client({ connectionString: database.url });
  await watch.connect();
  const seen = { old: 0, new: 0, cutOff: 0 };
  let longest = 100;
  let before = 0;

  // Starting Node is the slow part: the next two processes start while one is at work.
  const next = [start(argument), start(argument)];
  for (let kill = 0; kill < kills; kill++) {
    const child = next.shift() ?? start(argument);
    next.push(start(argument));
    child.process.stdin?.write("prepare\n");
    await child.line("ready");
    child.process.stdin?.write("go\n");
    await child.line("publishing");
    const began = performance.now();
    // From 0 to 1.5 times as long as a publish takes in a fresh process, learned on the way.
    void child.line("published").then(() => (longest = performance.now() - began));
    await delay(random() * 1.5 * longest);
    child.process.kill("SIGKILL");
    await child.ended;
    if (!child.lines.some((line) => line.startsWith("published"))) {
      seen.cutOff++;
      longest *= 1.1;
    }
    await backendsGone(watch);
    const after = await expectWhole();
    if (after === before) seen.old++;
    else seen.new++;
    before = after;
  }
  for (const child of next) child.process.kill("SIGKILL");
  await watch.end();
  console.log(
    `publish-kill: seed ${seed}, ${kills} kills, ${seen.cutOff} before the answer: ${seen.old} whole-old, ${seen.new} whole-new`,
  );
  if (kills < 100) return; // by chance all of a few fall on the same side
  expect(seen.old).toBeGreaterThan(kills / 40);
  expect(seen.new).toBeGreaterThan(kills / 40);

  /** Reads what visitors would, and the draft beside it. Returns the published number. */
  async function expectWhole(): Promise<number> {
    const draft = await loadPage(database.db, siteId, pageId);
    if (!draft) throw new Error("The page is gone");
    const versions = await database.db.pageVersion.findMany({ where: { siteId, pageId }, orderBy: { number: "asc" } });
    const current = versions.find(({ id }) => id === draft.publishedVersionId);
    const changes = await database.db.change.findMany({
      where: { siteId, documentId: pageId, command: "page.publish" },
    });
    // No version without its pointer, its change and its place in the row.
    expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1));
    expect(current).toBe(versions.at(-1));
    expect(changes).toHaveLength(versions.length);
    const siteRow = await database.db.site.findUniqueOrThrow({ where: { id: siteId } });
    const renames = await database.db.change.count({
      where: { siteId, documentId: siteId, revision: { gt: firstHead }, command: { not: "page.publish" } },
    });
    expect(siteRow.revision).toBe(firstHead + renames + versions.length);
    // What the visitor's page reads, after the head check that follows a wake-up which died with the process.
    noteSiteRevision(siteId, siteRow.revision);
    const [index, visible] = [await getSiteIndex(siteId), await loadPublished(siteId, pageId)];
    expect(index?.pages.get(pageId)?.versionNumber).toBe(current?.number);
    if (!current) {
      expect(visible).toBeNull();
      return 0;
    }
    const { document: shown, media } = visible ?? {};
    expect({ document: shown, media }).toEqual(publishedPageSchema.parse(current.document));

    const { document } = publishedPageSchema.parse(current.document);
    const generation = String(current.number);
    const titles = Object.values(document.groups).flatMap(({ fields }) => Object.values(fields.title?.texts ?? {}));
    expect(titles.map(({ text }) => text)).toEqual(locales.map(() => generation));
    expect(document.locales.de?.name).toBe(generation);
    expect(Object.values(document.groups).every(({ status }) => status === "published")).toBe(true);
    // The statuses of the draft were changed by the same publish: all of its patches stand, and none of the next.
    const publish = changes.find(({ revision }) => revision === current.revision);
    for (const { path, after } of publish ? patchesIn(publish) : []) {
      if (path[2] !== "status" || after !== "published") continue;
      expect(draft.document.groups[path[1] ?? ""]?.status).toMatch(/published|markedForDeletion/);
    }
    if (draft.revision === current.revision) expect(publishedForm(draft.document)).toEqual(document);
    return current.number;
  }
});

/** One child, its lines so far, and waiting for one that begins in a given way. */
function start(argument: string) {
  const { file, execArgv } = program("publish");
  const child: ChildProcess = spawn(process.execPath, [...execArgv, file, database.url, argument], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const waiting: { beginning: string; resolve: () => void }[] = [];
  if (child.stdout) {
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      for (const { beginning, resolve } of waiting) if (line.startsWith(beginning)) resolve();
    });
  }
  const line = (beginning: string) =>
    new Promise<void>((resolve) => {
      waiting.push({ beginning, resolve });
      if (lines.some((one) => one.startsWith(beginning))) resolve();
    });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { process: child, lines, line, ended };
}

/** What the killed process had sent to the database may still be carried out there. */
async function backendsGone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'",
    );
    if (rowCount === 0) return;
    await delay(2);
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
