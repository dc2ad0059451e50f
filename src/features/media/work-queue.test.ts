import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { inTurn, inTurnOfJob, mostWaiting } from "./work-queue.ts";

it("takes no more of one site than it may hold in line, and of others all the same", async () => {
  const [full, other] = [randomUUID(), randomUUID()];
  let open = () => undefined as unknown;
  const opened = new Promise((resolve) => (open = () => resolve(null)));
  const held = Array.from({ length: 2 + mostWaiting }, () => inTurn(full, () => opened));
  await expect(inTurn(full, () => opened)).rejects.toMatchObject({ code: "too-many" });
  const ofJob = inTurnOfJob(full, () => Promise.resolve("later"));
  const theirs = inTurn(other, () => Promise.resolve("done"));
  open();
  expect(await theirs).toBe("done");
  await Promise.all(held);
  expect(await ofJob).toBe("later");
  expect(await inTurn(full, () => Promise.resolve("again"))).toBe("again");
});
