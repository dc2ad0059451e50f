import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { untilAnswered } from "./attempt.ts";

/** What the phone gets when the server refuses with a code and, for a limit, the time to wait. */
function refusal(code: string, details: object = {}): Error {
  const error = { code: -32_000, message: code, data: { code, details } };
  return TRPCClientError.from({ error });
}
const noWait = () => Promise.resolve();

describe("a call that is repeated until it is answered", () => {
  it("answers with what the server said in the end", async () => {
    let tries = 0;
    const call = () => (++tries < 3 ? Promise.reject(new Error("line cut")) : Promise.resolve("done"));
    expect(await untilAnswered(call, { wait: noWait })).toEqual({ ok: true, value: "done" });
  });

  it("ends at once with a refusal that no repetition would change", async () => {
    const call = () => Promise.reject(refusal("FORBIDDEN", { reason: "locked" }));
    expect(await untilAnswered(call)).toEqual({ ok: false, code: "FORBIDDEN", reason: "locked" });
  });

  it.each([
    [
      "tells a limit that asks for more patience than there is",
      refusal("TOO_MANY_REQUESTS", { retryAfterMs: 3_600_000 }),
    ],
    ["is offline when nobody answers", new Error("line cut")],
  ])("%s", async (_, error) => {
    const answer = await untilAnswered(() => Promise.reject(error), { giveUpMs: 200, wait: noWait });
    expect(answer).toMatchObject({
      ok: false,
      code: error instanceof TRPCClientError ? "TOO_MANY_REQUESTS" : "OFFLINE",
    });
  });
});
