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
    const quickest = { unknown: Infinity, known: Infinity };
    // In turns and the quickest of each, because a busy moment of the machine makes some of them longer.
    for (let i = 0; i < 8; i++) {
      for (const who of ["unknown", "known"] as const) {
        const start = performance.now();
        await isPasswordOf(who === "known" ? hash : null, "wrong");
        quickest[who] = Math.min(quickest[who], performance.now() - start);
      }
    }
    expect(quickest.unknown / quickest.known).toBeGreaterThan(0.3);
    expect(quickest.unknown / quickest.known).toBeLessThan(3);
  });
});
