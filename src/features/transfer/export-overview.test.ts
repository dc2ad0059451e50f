import { expect, it, vi } from "vitest";
import type { RootDb } from "~/server/db.ts";
import { exportOverview } from "./export-overview.ts";

it("looks through a site once for all who ask meanwhile, and anew for who asks afterwards", async () => {
  const findMany = vi.fn(() => Promise.resolve([]));
  const media = { findMany, aggregate: () => Promise.resolve({ _count: 3, _sum: { fileSize: 70n } }) };
  const db = { page: { count: () => Promise.resolve(2) }, media } as unknown as RootDb;
  const ask = (siteId = "shop") => exportOverview({ db, siteId });
  const overview = { pages: 2, media: 3, bytes: 70, missing: [] };
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([overview, overview, overview]);
  expect(findMany).toHaveBeenCalledTimes(1);
  await Promise.all([ask(), ask("other")]);
  expect(findMany).toHaveBeenCalledTimes(3);
});
