import { randomUUID } from "node:crypto";
import pg from "pg";
import { changeScore } from "~/features/golf/change-score.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { noteSiteRevision } from "~/features/site/site-index.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { createCourseRows } from "../support/golf-course.ts";
import { makePerson } from "../support/two-sites.ts";
import { ms, percentile, timed, type Figure } from "./figures.ts";
import { atMost } from "./goals.ts";
import { createBenchGame, type LiveDatabase } from "./live-database.ts";

const rounds = 40;
const calls = 25;

/** One call of each kind on one site. */
type Site = Record<"tap" | "save" | "cold page", () => Promise<unknown>>;

/**
 * What the rules on the rows cost: the same calls on the same rows with the rules and without, in short turns beside each
 * other, so that a busy machine slows all of them; for one site, and for two by turns, where each call finds its
 * connection at another site. A share is the median of those of the rounds.
 */
export async function rowRules(database: LiveDatabase): Promise<Figure[]> {
  const second = await createCourseRows(database.db, { key: "second", host: "second.localhost", holes: 9 });
  const sites = [await prepare(database), await prepare({ ...database, course: second })] as const;
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const figures: Figure[] = [];
  for (const name of ["tap", "save", "cold page"] as const) {
    const bare: number[] = [];
    const shares: Record<"one" | "turns", number[]> = { one: [], turns: [] };
    const one = () => sites[0][name]();
    const turns = (call: number) => sites[call % 2 === 0 ? 0 : 1][name]();
    for (let round = 0; round < rounds; round += 1) {
      await setRules(owner, false);
      const without = await measure(one);
      await setRules(owner, true);
      const [first, last] = round % 2 === 0 ? (["one", "turns"] as const) : (["turns", "one"] as const);
      for (const kind of [first, last]) shares[kind].push((await measure(kind === "one" ? one : turns)) / without);
      bare.push(without);
    }
    const share = (of: number[]) => percentile(of, 0.5).toFixed(2);
    figures.push({
      name: `rules on rows, ${name}, share of the time without rules`,
      value: `one site ${share(shares.one)}, two sites by turns ${share(shares.turns)}`,
      beside: `without rules ${ms(percentile(bare, 0.5))}`,
      goals: [atMost(1.1, percentile(shares.one, 0.5), { what: "one site" })],
    });
  }
  await owner.end();
  return figures;
}

/** The median of some calls, after others in which the plans are made anew. */
async function measure(call: (index: number) => Promise<unknown>): Promise<number> {
  await timed(10, call);
  return percentile(await timed(calls, call), 0.5);
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
