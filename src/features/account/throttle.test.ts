import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { DomainError } from "~/lib/errors.ts";
import { freeTries } from "./domain/slow-down.ts";
import { failedTriesAt, throttled } from "./throttle.ts";

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
    expect(error).toMatchObject({ code: "too-many", details: { retryAfterMs: expect.any(Number) as number } });
  });

  it("leaves the same account open from elsewhere, and other accounts open from the same address", async () => {
    await tryWrongly(10, "two@example.ch", () => "192.0.2.2");
    await expect(throttled({ ip: "192.0.2.3", email: "two@example.ch" }, right)).resolves.toBe("in");
    await expect(throttled({ ip: "192.0.2.2", email: "three@example.ch" }, right)).resolves.toBe("in");
  });

  it("counts no try that came to nothing, but one with a wrong code", async () => {
    const who = { ip: "192.0.2.8", email: "eight@example.ch" };
    const failing = (error: Error) => () => Promise.reject(error);
    const away = failing(new Error("the database is away"));
    const codeNeeded = failing(new DomainError("invalid", "a code is needed", { reason: "codeNeeded" }));
    for (let count = 0; count < 6; count += 1) {
      await expect(throttled(who, away)).rejects.toThrow("away");
      await expect(throttled(who, codeNeeded)).rejects.toThrow("needed");
    }
    expect(failedTriesAt(who.email)).toBe(0);
    await expect(throttled(who, right)).resolves.toBe("in");
    const codeWrong = failing(new DomainError("invalid", "the code is wrong", { reason: "codeWrong" }));
    await expect(throttled(who, codeWrong)).rejects.toThrow("wrong");
    expect(failedTriesAt(who.email)).toBe(1);
  });

  it("forgets the wrong tries of somebody who gets in", async () => {
    const who = { ip: "192.0.2.4", email: "four@example.ch" };
    for (let round = 0; round < 2; round += 1) {
      await tryWrongly(9, who.email, () => who.ip);
      await expect(throttled(who, right)).resolves.toBe("in");
    }
  });

  it("does not let one address slow an account down for others: what is refused counts nowhere else", async () => {
    const email = "five@example.ch";
    for (let count = 0; count < 60; count += 1)
      await throttled({ ip: "192.0.2.5", email }, wrong).catch((reason: unknown) => reason);
    expect(failedTriesAt(email)).toBe(10);
  });

  it("stops one address that tries many accounts at the hundred and first", async () => {
    const ip = "192.0.2.6";
    for (let count = 0; count < 100; count += 1) await throttled({ ip, email: `${count}@many.example` }, wrong);
    await expect(throttled({ ip, email: "another@many.example" }, right)).rejects.toMatchObject({ code: "too-many" });
  });

  it("leaves an account open on its own device, whatever others in its network try", async () => {
    const ip = "192.0.2.12";
    for (let count = 0; count < 100; count += 1) await throttled({ ip, email: `${count}@loud.example` }, wrong);
    const owner = { ip, email: "twelve@example.ch", deviceId: "her own" };
    await expect(throttled(owner, right)).resolves.toBe("in");
    for (let count = 0; count < 10; count += 1) await throttled(owner, wrong);
    await expect(throttled(owner, right)).rejects.toMatchObject({ code: "too-many" }); // its own tries count
  });

  it("takes every address of one IPv6 network for one", async () => {
    const email = "eleven@example.ch";
    await tryWrongly(10, email, (index) => `2001:db8:11:1::${index}`);
    await expect(throttled({ ip: "2001:db8:11:1:ffff::", email }, right)).rejects.toMatchObject({ code: "too-many" });
    await expect(throttled({ ip: "2001:db8:11:2::1", email }, right)).resolves.toBe("in");
  });

  it("counts tries at the same moment before it looks at any of them", async () => {
    const who = { ip: "192.0.2.7", email: "seven@example.ch" };
    let looked = 0;
    const guesses = Array.from({ length: 40 }, () =>
      throttled(who, async () => {
        looked += 1;
        return wrong();
      }).catch((reason: unknown) => reason),
    );
    const refused = (await Promise.all(guesses)).filter((answer) => answer instanceof DomainError);
    expect([looked, refused.length]).toEqual([10, 30]);
  });

  it("opens an account that many addresses tried, only later; a device that knows it waits for nothing", async () => {
    const email = "eight@example.ch";
    await tryWrongly(freeTries, email, (index) => `198.51.100.${index}`);
    const timeOf = async (deviceId: string | null) => {
      const began = performance.now();
      await expect(throttled({ ip: "203.0.113.1", email, deviceId }, right)).resolves.toBe("in");
      return performance.now() - began;
    };
    expect(await timeOf(null)).toBeGreaterThan(450);
    let quickest = Infinity;
    // Whoever waited would do so each time; a busy machine is slow now and then.
    for (let tries = 0; tries < 5 && quickest >= 450; tries += 1)
      quickest = Math.min(quickest, await timeOf("a device that was here before"));
    expect(quickest).toBeLessThan(450);
  });

  it("lets a known device guess no more often than an address", async () => {
    const guest = { email: "nine@example.ch", deviceId: "a stolen cookie" };
    for (let count = 0; count < 10; count += 1) await throttled({ ...guest, ip: `198.51.101.${count}` }, wrong);
    await expect(throttled({ ...guest, ip: "198.51.101.99" }, right)).rejects.toMatchObject({ code: "too-many" });
  });

  it("holds nothing of a request afterwards, however many addresses failed", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const requests = new AsyncLocalStorage<object>();
    const seen: WeakRef<object>[] = [];
    for (let count = 0; count < 500; count += 1) {
      const request = { body: "x".repeat(1_000) };
      seen.push(new WeakRef(request));
      await requests.run(request, () =>
        throttled({ ip: `2001:db8:0:${count}::1`, email: `${count}@ten.example` }, wrong),
      );
    }
    await new Promise((done) => setImmediate(done));
    collectGarbage();
    expect(seen.filter((reference) => reference.deref()).length).toBeLessThan(5);
  });
});
