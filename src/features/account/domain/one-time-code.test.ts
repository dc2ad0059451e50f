import { describe, expect, it } from "vitest";
import { codeAt, newOneTimeKey, oneTimeKeyUri, stepOfCode } from "./one-time-code.ts";

/** The key and moments of RFC 6238, appendix B; its eight-digit codes end with these six digits. */
const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("one-time codes", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [20_000_000_000, "353130"],
  ])("are those of the standard after %i seconds", (seconds, code) => expect(codeAt(key, seconds * 1000)).toBe(code));

  it("count for their own half minute and its neighbours only", () => {
    const now = 1_000_000_000_000;
    const step = Math.floor(now / 30_000);
    for (const [offset, expected] of [
      [-2, null],
      [-1, step - 1],
      [0, step],
      [1, step + 1],
      [2, null],
    ] as const)
      expect(stepOfCode(key, codeAt(key, now + offset * 30_000), now)).toBe(expected);
  });

  it("are six digits, written with spaces or not", () => {
    const code = codeAt(key, 59_000);
    expect(stepOfCode(key, `${code.slice(0, 3)} ${code.slice(3)}`, 59_000)).toBe(1);
    for (const wrong of ["", "12345", `${code}0`, "abcdef", code.slice(0, 5)])
      expect(stepOfCode(key, wrong, 59_000)).toBeNull();
  });

  it("come from keys that nobody else has, which an app reads from an address", () => {
    expect(newOneTimeKey()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newOneTimeKey()).not.toBe(newOneTimeKey());
    const uri = new URL(oneTimeKeyUri(key, "ada@example.ch", "Optik Lindengut"));
    expect([uri.protocol, uri.searchParams.get("secret"), uri.searchParams.get("issuer")]).toEqual([
      "otpauth:",
      key,
      "Optik Lindengut",
    ]);
  });
});
