import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getDb, openDb, type RootDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { startEmbeddedPostgres } from "~/server/start/embedded-postgres.ts";
import { migrateDatabase } from "~/server/start/migrate.ts";
import { createCourseRows, type CourseRows } from "../support/golf-course.ts";

export interface LiveDatabase {
  db: RootDb;
  url: string;
  course: CourseRows;
  close(): Promise<void>;
}

/**
 * A PostgreSQL of the bench's own with the product's own settings, or the one that `TEST_DATABASE_URL` names; it is the
 * process's own database until it is closed, too.
 */
export async function openLiveDatabase(): Promise<LiveDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-live-"));
  const server = process.env.TEST_DATABASE_URL ? null : await startEmbeddedPostgres(folder);
  const url = new URL(server?.url ?? process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/vitrine_live_${process.pid}`;
  await promisify(execFile)("npx", ["prisma", "migrate", "deploy"], {
    env: { ...process.env, DATABASE_URL: url.href },
  });
  await migrateDatabase(url.href); // the rights of the product's role
  const db = openDb(url.href);
  process.env.DATABASE_URL = url.href;
  return {
    db,
    url: url.href,
    course: await createCourseRows(db, { key: "golf", host: "localhost", holes: 9 }),
    async close() {
      await getLiveBus().close();
      await getDb().$disconnect();
      await db.$disconnect();
      if (server) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface BenchGame {
  gameId: string;
  watchId: string;
  playerIds: string[];
}

/** A game with eight players, written as rows. */
export async function createBenchGame({ db, course: { siteId } }: LiveDatabase): Promise<BenchGame> {
  const { id: gameId, watchId } = await db.game.create({ data: { siteId, gameName: "Bench" } });
  const players = Array.from({ length: 8 }, () => ({ id: crypto.randomUUID(), siteId, gameId, playerName: "Ada" }));
  await db.player.createMany({ data: players });
  return { gameId, watchId, playerIds: players.map((player) => player.id) };
}
