import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ServiceContext } from "../context.ts";
import { tableWork } from "./table-work.ts";

const someone = (siteId: string) =>
  ({ siteId, actor: { userId: randomUUID() } }) as unknown as Pick<ServiceContext, "siteId" | "actor">;

it("does one table of a site after the other, whatever becomes of them, and those of other sites beside", async () => {
  const siteId = randomUUID();
  const told: string[] = [];
  let end = (): void => undefined;
  const first = tableWork(someone(siteId), async () => {
    await new Promise<void>((done) => (end = done));
    throw new Error("no table");
  });
  const second = tableWork(someone(siteId), () => Promise.resolve(told.push("second")));
  await tableWork(someone(randomUUID()), () => Promise.resolve(told.push("of another site")));
  expect(told).toEqual(["of another site"]);
  end();
  await expect(first).rejects.toThrow("no table");
  await second;
  expect(told).toEqual(["of another site", "second"]);
});

it("refuses what would wait too long, and a person without end", async () => {
  const siteId = randomUUID();
  let end = (): void => undefined;
  const under = tableWork(someone(siteId), () => new Promise<void>((done) => (end = done)));
  const waiting = Array.from({ length: 4 }, () => tableWork(someone(siteId), () => Promise.resolve()));
  const refused = { code: "too-many", details: { refusal: "table-busy" } };
  await expect(tableWork(someone(siteId), () => Promise.resolve())).rejects.toMatchObject(refused);
  end();
  await Promise.all([under, ...waiting]);

  const eager = someone(siteId);
  for (let at = 0; at < 300; at += 1) await tableWork(eager, () => Promise.resolve());
  await expect(tableWork(eager, () => Promise.resolve())).rejects.toMatchObject({ code: "too-many" });
});
