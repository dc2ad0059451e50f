import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editsInput } from "~/features/page/api-schema.ts";
import { nextToSend } from "./held.ts";
import type { PendingOperation } from "./types.ts";

const operation = (opId: string, part: Partial<PendingOperation> = {}): PendingOperation => ({
  opId,
  command: "field.text",
  input: { text: opId },
  baseRevision: 1,
  mergeKey: null,
  at: 0,
  force: false,
  state: "waiting",
  wasSent: false,
  heldSince: null,
  confirmedAs: null,
  ...part,
});
const sent = (operations: PendingOperation[], now = 0) => {
  const next = nextToSend(operations, now);
  return next && "operations" in next ? next.operations.map(({ opId }) => opId) : next;
};

describe("what is sent next", () => {
  it("is everything that waits, in order, without what is on its way or in conflict", () => {
    expect(sent([operation("a", { state: "conflicted" }), operation("b"), operation("c")])).toEqual(["b", "c"]);
    expect(sent([operation("a", { state: "sending" })])).toBeNull();
  });

  it("leaves out what is still being typed until it is ripe", () => {
    const typed = operation("b", { heldSince: 0, at: 1200 });
    expect(sent([operation("a"), typed], 1300)).toEqual(["a"]);
    expect(sent([typed], 1300)).toEqual({ inMs: 200 });
    expect(sent([operation("a"), typed], 1500)).toEqual(["a", "b"]);
  });

  it("is no more than a slow line carries in seconds, and never nothing", () => {
    const long = (opId: string) => operation(opId, { input: { text: "x".repeat(20_000) } });
    expect(sent([long("a"), long("b"), operation("c")])).toEqual(["a"]);
    expect(sent([operation("a", { input: { text: "x".repeat(100_000) } })])).toEqual(["a"]);
    expect(sent(Array.from({ length: 80 }, (_, index) => operation(String(index))))).toHaveLength(50);
  });

  it("is no more than the server takes at once", () => {
    const operations = Array.from({ length: 80 }, (_, index) => operation(String(index)));
    const next = nextToSend(operations, 0);
    const most = next && "operations" in next ? next.operations.length : 0;
    const isTaken = (count: number) => {
      const edit = { baseRevision: 1, operation: { opId: randomUUID(), command: "field.text", input: {} } };
      return editsInput.safeParse({ pageId: randomUUID(), edits: Array<typeof edit>(count).fill(edit) }).success;
    };
    expect([0, 1, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
  });
});
