import { describe, expect, it } from "vitest";
import { hashPassword, isPasswordOf } from "./password.ts";

describe("password", () => {
  it("is kept as argon2id with OWASP's cost", async () =>
    expect(await hashPassword("vitrine-demo")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/));

  it("is told from a wrong one", async () => {
    const hash = await hashPassword("vitrine-demo");
    expect(await isPasswordOf(hash, "vitrine-demo")).toBe(true);
    expect(await isPasswordOf(hash, "vitrine-Demo")).toBe(false);
  });

  it("belongs to nobody who has none", async () => {
    expect(await isPasswordOf(null, "")).toBe(false);
    expect(await isPasswordOf("not a hash", "x")).toBe(false);
  });

  it("takes as long to refuse for an unknown person", async () => {
    const hash = await hashPassword("vitrine-demo");
    await isPasswordOf(null, "warm");
    const taken = { unknown: 0, known: 0 };
    // In turns, and the processor's time: a busy machine makes either of them longer by the clock.
    for (let i = 0; i < 8; i++) {
      for (const who of ["unknown", "known"] as const) {
        const before = process.cpuUsage();
        await isPasswordOf(who === "known" ? hash : null, "wrong");
        const { user, system } = process.cpuUsage(before);
        taken[who] += user + system;
      }
    }
    expect(taken.unknown / taken.known).toBeGreaterThan(0.3);
    expect(taken.unknown / taken.known).toBeLessThan(3);
  });
});
