import { expect, it } from "vitest";
import type { CourseRecordModel, Db } from "~/server/db.ts";
import { withCorrections } from "./record-corrections.ts";

const pageIds = ["hole 1", "hole 2", "hole 3"];

/** The records of so many players of a day, and a database that counts how often a score is looked at. */
function dayOf(count: number) {
  let looks = 0;
  const names = Array.from({ length: count }, (_, at) => `player ${at}`);
  const players = names.map((id) => ({ id, gameId: `game of ${id}`, playerName: id }));
  const scores = names.flatMap((id) =>
    pageIds.map((pageId) => ({
      get playerId() {
        looks += 1;
        return id;
      },
      ...{ gameId: `game of ${id}`, pageId, score: 2 },
    })),
  );
  const db = {
    player: { findMany: () => Promise.resolve(players) },
    hole: { findMany: () => Promise.resolve(scores) },
  } as unknown as Db;
  const records = players.map(({ id, gameId }) => {
    return {
      id,
      gameId,
      playerId: id,
      playerName: "before",
      total: 9,
      toPar: 0,
      pageIds,
    } as unknown as CourseRecordModel;
  });
  return { db, records, looks: () => looks };
}

it("looks at each score of a day a few times, however many rounds are in the list: anybody may ask for it", async () => {
  const { db, records, looks } = dayOf(500);
  const corrected = await withCorrections(db, "site", records);
  expect(corrected).toHaveLength(500);
  expect(corrected.at(-1)?.after).toMatchObject({ playerName: "player 499", total: 6, toPar: -3 });
  expect(looks()).toBeLessThan(10 * 500 * pageIds.length);
});

it("takes no card of another round for that of a record", async () => {
  const { db, records } = dayOf(2);
  const [own, other] = records;
  const moved = { ...own, gameId: other?.gameId } as CourseRecordModel;
  expect(await withCorrections(db, "site", [moved])).toMatchObject([{ after: null }]);
});
