import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import type { BrowserClient } from "~/trpc/client.ts";
import { outcomeOf, trpcTransport } from "./trpc-transport.ts";
import type { PendingOperation } from "./types.ts";

function answer(httpStatus: number, details?: Record<string, unknown>): TRPCClientError<never> {
  return TRPCClientError.from({ error: { code: -1, message: "english", data: { httpStatus, details } } } as never);
}

describe("what a failed call means", () => {
  it.each([
    [401, "signedOut"],
    [403, "forbidden"],
    [429, "unavailable"],
    [503, "unavailable"],
    [400, "refused"],
    [404, "gone"],
  ])("reads status %i as %s", (status, type) => {
    expect(outcomeOf(answer(status)).type).toBe(type);
  });

  it("names the reason of a refusal", () => {
    expect(outcomeOf(answer(400, { refusal: "slug-taken" }))).toEqual({
      type: "refused",
      refusal: "slug-taken",
      isNamed: true,
    });
  });

  it("takes a part that is missing for no missing page", () => {
    expect(outcomeOf(answer(404, { refusal: "media-not-found" })).type).toBe("refused");
  });

  it("passes both versions of a conflict on", () => {
    const conflicts = [{ path: ["name"], mine: "a", theirs: "b", by: "Vera", at: "2026-01-01T00:00:00.000Z" }];
    expect(outcomeOf(answer(409, { revision: 9, conflicts }))).toEqual({ type: "stale", parts: conflicts });
  });

  it("takes a request that did not get through for a missing network", () => {
    expect(outcomeOf(TRPCClientError.from(new TypeError("fetch failed"))).type).toBe("offline");
  });
});

describe("operations that go together", () => {
  const typed = (text: string) =>
    ({ opId: text, command: "field.text", input: { text } }) as unknown as PendingOperation;
  /** Sends what the server answers by `mutate`, and tells what each call was asked. */
  async function sent(operations: PendingOperation[], mutate: (texts: string[]) => object) {
    const asked: string[][] = [];
    const client = {
      page: {
        edits: {
          mutate: ({ edits }: { edits: { operation: { input: { text: string } } }[] }) => {
            asked.push(edits.map(({ operation }) => operation.input.text));
            const said = mutate(asked.at(-1) ?? []);
            return said instanceof Error ? Promise.reject(said) : Promise.resolve(said);
          },
        },
      },
    };
    const transport = trpcTransport(client as unknown as BrowserClient, "page");
    return { outcome: await transport.send(operations, new AbortController().signal), asked };
  }

  it("go one by one when all are refused for something in one of them", async () => {
    const answers = (texts: string[]) => (texts.includes("strange") ? answer(400) : texts.map(() => ({ revision: 1 })));
    const good = await sent([typed("good"), typed("strange"), typed("late")], answers);
    expect(good.asked).toEqual([["good", "strange", "late"], ["good"]]);
    expect(good.outcome).toEqual({ type: "confirmed", saved: [{ revision: 1 }] });
    const strange = await sent([typed("strange"), typed("late")], answers);
    expect(strange.asked).toEqual([["strange", "late"], ["strange"]]);
    expect(strange.outcome).toMatchObject({ type: "refused" });
  });

  it("go once when the first of them is refused with its reason", async () => {
    const { asked } = await sent([typed("one"), typed("two")], () => answer(400, { refusal: "slug-taken" }));
    expect(asked).toHaveLength(1);
  });

  it("leave without what no database can keep, such as half of an emoji", async () => {
    const { asked } = await sent([typed("a\ud83db\0")], () => []);
    expect(asked).toEqual([["a\ufffdb"]]);
  });
});
