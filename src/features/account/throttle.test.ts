import { describe, expect, it } from "vitest";
import { DomainError } from "~/lib/errors.ts";
import { throttled } from "./throttle.ts";

const wrong = () => Promise.resolve(null);
const right = () => Promise.resolve("in");

/** Wrong tries in a row, each from the address that `ipOf` names. */
async function tryWrongly(times: number, email: string, ipOf: (index: number) => string): Promise<void> {
  for (let index = 0; index < times; index += 1) await throttled({ ip: ipOf(index), email }, wrong);
}

describe("throttled", () => {
  it("stops the eleventh wrong try from one address at one account, and says for how long", async () => {
    const who = { ip: "192.0.2.1", email: "one@example.ch" };
    await tryWrongly(10, who.email, () => who.ip);
    const error = await throttled(who, right).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: "too-many", details: { retryAfter: expect.any(Number) as number } });
  });

  it("leaves the same account open from elsewhere, and other accounts open from the same address", async () => {
    await tryWrongly(10, "two@example.ch", () => "192.0.2.2");
    await expect(throttled({ ip: "192.0.2.3", email: "two@example.ch" }, right)).resolves.toBe("in");
    await expect(throttled({ ip: "192.0.2.2", email: "three@example.ch" }, right)).resolves.toBe("in");
  });

  it("forgets the wrong tries of somebody who gets in", async () => {
    const who = { ip: "192.0.2.4", email: "four@example.ch" };
    for (let round = 0; round < 3; round += 1) {
      await tryWrongly(9, who.email, () => who.ip);
      await expect(throttled(who, right)).resolves.toBe("in");
    }
  });

  it("stops many addresses at one account", async () => {
    const email = "five@example.ch";
    await tryWrongly(60, email, (index) => `198.51.100.${index}`);
    await expect(throttled({ ip: "203.0.113.1", email }, right)).rejects.toMatchObject({ code: "too-many" });
  });
});
