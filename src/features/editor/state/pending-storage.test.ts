import { describe, expect, it } from "vitest";
import { memory } from "../../../../tests/support/memory-storage.ts";
import { browserStorage, forgetOthers } from "./pending-storage.ts";
import type { PendingOperation } from "./types.ts";

const operation = (at: number, state: PendingOperation["state"] = "waiting"): PendingOperation => ({
  opId: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  command: "field.text",
  input: { text: "Hallo" },
  baseRevision: 3,
  mergeKey: null,
  at,
  force: false,
  state,
  wasSent: false,
  heldSince: null,
  confirmedAs: null,
});

const open = (storage: Storage, tabId: string, alive: string[] = []) =>
  browserStorage({
    storage: () => storage,
    userId: "u",
    documentId: "p",
    tabId,
    isAlive: (other) => alive.includes(other),
  });

describe("the local copy", () => {
  it("gives back after a reload what was not confirmed", () => {
    const storage = memory();
    open(storage, "one").save([operation(1), operation(2, "confirmed"), operation(3, "sending")]);
    const found = open(storage, "one").load();
    expect(found.map(({ at, state, wasSent }) => [at, state, wasSent])).toEqual([
      [1, "waiting", true],
      [3, "waiting", true],
    ]);
  });

  it("is taken over from a tab that is gone, and left with one that is open", () => {
    const storage = memory();
    open(storage, "gone").save([operation(1)]);
    open(storage, "open").save([operation(2)]);
    expect(
      open(storage, "new", ["open"])
        .load()
        .map(({ at }) => at),
    ).toEqual([1]);
    expect(
      open(storage, "open", ["new"])
        .load()
        .map(({ at }) => at),
    ).toEqual([2]);
  });

  it("is let go of once its page is no more, unless an open tab holds it", () => {
    const storage = memory();
    const keys = ["u.p.gone", "u.old.gone", "u.old.open", "other.old.gone"].map((key) => `vitrine.pending.${key}`);
    for (const key of [...keys, "another"]) storage.setItem(key, "[]");
    const isAlive = (tabId: string) => tabId === "open";
    forgetOthers(new Set(["p"]), { storage: () => storage, userId: "u", isAlive });
    expect(Object.keys(storage).sort()).toEqual(
      [...keys.filter((key) => !key.endsWith("u.old.gone")), "another"].sort(),
    );
  });

  it("is nothing when it cannot be read", () => {
    const storage = memory();
    storage.setItem("vitrine.pending.u.p.one", "{broken");
    expect(open(storage, "one").load()).toEqual([]);
  });

  it("says so when the device takes nothing, and forgets nothing that it holds", () => {
    const storage = memory();
    open(storage, "gone").save([operation(1)]);
    const full = Object.assign(Object.create(storage) as Storage, storage, {
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(open(full, "new").save([operation(2)])).toBe(false);
    expect(open(full, "new").save([])).toBe(true);
    expect(open(full, "new").load()).toHaveLength(1);
    expect(open(storage, "later").load()).toHaveLength(1);
  });

  it("does without a storage that the browser forbids", () => {
    const storage = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    const forbidden = browserStorage({ storage, userId: "u", documentId: "p", tabId: "one", isAlive: () => false });
    expect(forbidden.load()).toEqual([]);
    expect([forbidden.save([operation(1)]), forbidden.save([])]).toEqual([false, true]);
  });

  it("gives back once what two tabs have left", () => {
    const storage = memory();
    for (const tab of ["one", "two"]) open(storage, tab, ["one", "two"]).save([operation(1)]);
    expect(open(storage, "new").load()).toHaveLength(1);
  });
});
