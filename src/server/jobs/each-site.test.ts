import { expect, it } from "vitest";
import type { RootDb } from "~/server/db.ts";
import { forEachSite } from "./each-site.ts";

const db = { site: { findMany: () => Promise.resolve([{ id: "one" }, { id: "two" }, { id: "three" }]) } };

it("passes over the sites in the trash unless they are asked for", async () => {
  const asked: unknown[] = [];
  const findMany = ({ where }: { where: object }) => (asked.push(where), Promise.resolve([]));
  const counting = { site: { findMany } } as unknown as RootDb;
  await forEachSite(counting, () => Promise.resolve());
  await forEachSite(counting, () => Promise.resolve(), { withTrash: true });
  expect(asked).toEqual([{ deletedAt: null }, {}]);
});

it("goes on to the next site where one fails, and tells of it at the end", async () => {
  const done: string[] = [];
  const failure = new Error("away");
  const work = (siteId: string) => {
    done.push(siteId);
    return siteId === "two" ? Promise.reject(failure) : Promise.resolve();
  };
  await expect(forEachSite(db as unknown as RootDb, work)).rejects.toMatchObject({ errors: [failure] });
  expect(done).toEqual(["one", "two", "three"]);
});

it("begins with no further site once it is told to stop", async () => {
  const done: string[] = [];
  const stop = new AbortController();
  const work = (siteId: string) => {
    done.push(siteId);
    stop.abort();
    return Promise.reject(new Error("stopped"));
  };
  await expect(forEachSite(db as unknown as RootDb, work, { signal: stop.signal })).rejects.toThrow(
    "The work failed for 1 sites",
  );
  expect(done).toEqual(["one"]);
});
