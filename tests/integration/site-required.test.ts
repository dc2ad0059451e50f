import { describe, expect, it } from "vitest";
import { requireSite } from "~/server/db.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const siteId = "6f1d2a5e-0000-4000-8000-000000000001";

describe("a query on a site's table", () => {
  it("is refused when its site is undefined instead of matching every site", async () => {
    const forgotten = undefined as unknown as string;
    await expect(database.db.page.findMany({ where: { siteId: forgotten } })).rejects.toThrow("does not name its site");
    await expect(database.db.page.updateMany({ where: {}, data: { name: "x" } })).rejects.toThrow();
    await expect(database.db.page.findUnique({ where: { id: siteId, siteId } })).rejects.toThrow("findFirst");
    await expect(database.db.page.deleteMany()).rejects.toThrow("does not name its site");
  });

  it("runs when it names its site", async () => {
    await expect(database.db.page.findMany({ where: { siteId } })).resolves.toEqual([]);
  });

  it("is refused inside a transaction too", async () => {
    await expect(database.db.$transaction((tx) => tx.group.findMany())).rejects.toThrow("does not name its site");
  });

  it("must name the site in every created row", () => {
    expect(() => requireSite("Page", "createMany", { data: [{ siteId }, {}] })).toThrow();
    expect(() => requireSite("Page", "createMany", { data: [{ siteId }] })).not.toThrow();
  });
});
