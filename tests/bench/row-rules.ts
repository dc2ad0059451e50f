import { randomUUID } from "node:crypto";
import pg from "pg";
import { changeScore } from "~/features/golf/change-score.ts";
import { addPage } from "~/features/page/service/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { noteSiteRevision } from "~/features/site/site-index.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus, openLiveBus } from "~/server/live-bus.ts";
import { createCourseRows } from "../support/golf-course.ts";
import { makePerson } from "../support/two-sites.ts";
import { ms, percentile, timed, type Figure } from "./figures.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";

const rounds = 6;
const calls = 150;

/** One call of each kind on one site. */
type Site = Record<"tap" | "save" | "cold page", () => Promise<unknown>>;

/**
 * What the rules on the rows cost: the same calls on the same rows by turns with the rules and without, for one site,
 * and for two sites by turns, where each call finds its connection at another site.
 */
export async function rowRules(database: LiveDatabase): Promise<Figure[]> {
  process.env.DATABASE_URL = database.url; // courses and pages are read through the process's own database
  const second = await createCourseRows(database.db, { key: "second", host: "second.localhost", holes: 9 });
  const sites = [await prepare(database), await prepare({ ...database, course: second })] as const;
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const figures: Figure[] = [];
  for (const name of ["tap", "save", "cold page"] as const) {
    const samples: Record<"with" | "without" | "turns", number[]> = { with: [], without: [], turns: [] };
    const one = () => sites[0][name]();
    for (let round = 0; round < rounds; round += 1) {
      await setRules(owner, round % 2 === 0);
      await timed(10, one); // plans are made anew
      samples[round % 2 === 0 ? "with" : "without"].push(...(await timed(calls, one)));
      if (round % 2 === 0) samples.turns.push(...(await timed(calls, (call) => sites[call % 2 === 0 ? 0 : 1][name]())));
    }
    const [ruled, bare, turns] = [samples.with, samples.without, samples.turns].map((each) => percentile(each, 0.5));
    const share = (value = Number.NaN) => `${ms(value)} (${(value / (bare ?? Number.NaN)).toFixed(2)})`;
    figures.push({
      name: `rules on rows, ${name}, p50 and share of it without rules`,
      value: `one site ${share(ruled)}, two sites by turns ${share(turns)}`,
      beside: `without rules ${ms(bare ?? Number.NaN)}`,
    });
  }
  await setRules(owner, true);
  await owner.end();
  await getLiveBus().close();
  await getDb().$disconnect();
  return figures;
}

async function setRules(owner: pg.Client, isOn: boolean): Promise<void> {
  await owner.query(`DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT polrelid::regclass FROM pg_policy LOOP
      EXECUTE format('ALTER TABLE %s ${isOn ? "ENABLE" : "DISABLE"} ROW LEVEL SECURITY', name);
    END LOOP; END $$`);
}

async function prepare(database: LiveDatabase): Promise<Site> {
  const { db, course } = database;
  const { siteId } = course;
  const bus = openLiveBus(null);
  const admin = await makePerson(db, "Bench", true);
  const site = { id: siteId, key: siteId, locales: ["de"] };
  const actor = { userId: admin.id, name: "Bench", isAdmin: true, role: null };
  const ctx: ServiceContext = forEditor({ db, bus, site, actor });
  const { gameId, playerIds } = await createBenchGame(database);
  const page = { name: "Messung", locale: "de" as const, collection: null };
  const { pageId } = await addPage(ctx, { ...page, initialGroups: Array.from({ length: 30 }, () => "hero") });
  const { id: groupId } = await db.group.findFirstOrThrow({ where: { siteId, pageId } });
  let revision = 1;
  const save = async (text: string) => {
    const operation = {
      opId: randomUUID(),
      command: "field.text",
      input: { groupId, fieldName: "title", locale: "de", text },
    };
    revision = (await editPage(ctx, { pageId, baseRevision: revision, force: true, operation })).revision;
  };
  await save("Titel");
  await publishPage(ctx, { pageId });
  const tap = { gameId, playerId: playerIds[0] ?? "", pageId: course.pageIds[0] ?? "", delta: 1 as const };
  let count = 0;
  return {
    tap: () =>
      changeScore({ db, bus, site, ip: "bench" }, {
        ...tap,
        delta: (count += 1) % 2 ? 1 : -1,
        opId: randomUUID(),
      } as never),
    save: () => save(`Titel ${(count += 1)}`),
    "cold page": () => {
      noteSiteRevision(siteId, -(count += 1)); // the index is read anew, as after a publish
      return loadVisitorPage({ siteId, locale: "de", pageId }, loadPageData);
    },
  };
}
