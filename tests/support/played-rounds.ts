import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { createCaller } from "~/server/api/root.ts";
import { getDb } from "~/server/db.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "./database.ts";
import { makePlayableCourse, type PlayableCourse } from "./playable-course.ts";

/** What every call that changes a round brings along. */
export const operation = (gameId: string) => ({ gameId, opId: randomUUID() });

/** Two sites with a course in a database of the calling file, and rounds played on the first one through its API. */
export function usePlayedRounds() {
  const database = useDatabase();
  const bus = openLiveBus(null);
  const log = { info: () => undefined, error: () => undefined };
  let course: PlayableCourse | undefined;
  let other: PlayableCourse | undefined;

  beforeAll(async () => {
    process.env.DATABASE_URL = database.url; // the course is read from published pages, through the process's own database
    course = await makePlayableCourse(database.db, "golf", [3, 3, 4]);
    other = await makePlayableCourse(database.db, "other", [null]);
  });
  afterAll(() => getDb().$disconnect());

  const rounds = {
    get db() {
      return database.db;
    },
    asOwner: database.asOwner,
    /** Three holes of par 3, 3 and 4. */
    get course() {
      if (!course) throw new Error("The course is there inside tests only");
      return course;
    },
    /** Another site's course: one hole without par. */
    get other() {
      if (!other) throw new Error("The course is there inside tests only");
      return other;
    },
    /** Somebody on a site whom nobody knows, at the HTTP door. */
    anybodyOn: ({ site }: PlayableCourse) =>
      createCaller({ db: database.db, bus, site, actor: null, ip: randomUUID(), door: "http", log }),
    /** A phone on a site, at the live door. */
    playerOn: ({ site }: PlayableCourse) =>
      createCaller({ db: database.db, bus, site, actor: null, ip: randomUUID(), door: "ws", log }),
    /** A signed-in member of a site. */
    staffOf({ site }: PlayableCourse) {
      const actor = { userId: randomUUID(), name: "Bar", isAdmin: false, role: "optician" as const };
      return createCaller({ db: database.db, bus, site, actor, ip: randomUUID(), door: "http", log });
    },

    /** A round on `course`: each card holds the strokes on its holes, in order; 0 leaves a hole out. */
    async play(cards: Record<string, number[]>) {
      const api = rounds.playerOn(rounds.course);
      const { id: gameId } = await api.game.create({ starterKey: randomUUID() });
      const playerIds: Record<string, string> = {};
      for (const playerName of Object.keys(cards)) {
        playerIds[playerName] = (await api.player.add({ ...operation(gameId), playerName })).playerId;
      }
      const id = (name: string) => playerIds[name] ?? "";
      const score = (playerName: string, hole: number, strokes: number) =>
        api.score.set({
          ...operation(gameId),
          playerId: id(playerName),
          pageId: rounds.course.pageIds[hole] ?? "",
          score: strokes,
        });
      for (const [name, strokes] of Object.entries(cards)) {
        for (const [hole, count] of strokes.entries()) if (count > 0) await score(name, hole, count);
      }
      return { api, gameId, id, score };
    },

    /** Moves the beginning of a round into the past. */
    async began(gameId: string, daysAgo: number) {
      const createdAt = new Date(Date.now() - daysAgo * 24 * 3_600_000);
      const siteId = rounds.course.site.id;
      await database.db.game.updateMany({ where: { id: gameId, siteId }, data: { createdAt } });
      await database.db.courseRecord.updateMany({ where: { gameId, siteId }, data: { playedAt: createdAt } });
    },
  };
  return rounds;
}
