import { afterEach, describe, expect, it, vi } from "vitest";
import { activeHole, afterCard, joinAsCard, onHoleTurned, turnToHole } from "./active-hole.ts";

describe("active hole", () => {
  it("starts at the first hole, turned by nobody", () => {
    expect(activeHole()).toEqual({ index: 0, by: null, hasCard: false });
  });

  it("tells everybody on the page who turned to which hole, and nobody about a turn that changes nothing", () => {
    const [card, map] = [vi.fn(), vi.fn()];
    const stops = [onHoleTurned(card), onHoleTurned(map)];
    turnToHole(3, "card");
    turnToHole(3, "card");
    expect(activeHole()).toMatchObject({ index: 3, by: "card" });
    turnToHole(3, "map");
    expect([card.mock.calls.length, map.mock.calls.length]).toEqual([2, 2]);
    for (const stop of stops) stop();
  });

  it("forgets the hole when the page is left", () => {
    const stop = onHoleTurned(() => undefined);
    turnToHole(5, "card");
    stop();
    expect(activeHole()).toEqual({ index: 0, by: null, hasCard: false });
  });

  it("knows whether a card is there, and keeps the hole when it comes", () => {
    const map = vi.fn();
    const stop = onHoleTurned(map);
    turnToHole(2, "map");
    const leave = joinAsCard();
    expect(activeHole()).toEqual({ index: 2, by: "map", hasCard: true });
    leave();
    expect(activeHole().hasCard).toBe(false);
    expect(map).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe("a map's turn", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function onPage({ hasCard }: { hasCard: boolean }) {
    vi.useFakeTimers();
    vi.stubGlobal("document", { querySelectorAll: () => [{ dataset: { view: hasCard ? "card" : "records" } }] });
    const come = vi.fn();
    void afterCard(new AbortController().signal).then(come);
    return come;
  }

  it("comes at once on a page without a card", async () => {
    const come = onPage({ hasCard: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(come).toHaveBeenCalled();
  });

  it("comes when the card beside it has its rows", async () => {
    const come = onPage({ hasCard: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(come).not.toHaveBeenCalled();
    const leave = joinAsCard();
    await vi.advanceTimersByTimeAsync(0);
    expect(come).toHaveBeenCalled();
    leave();
  });

  it("comes in the end when the card's round cannot be had", async () => {
    const come = onPage({ hasCard: true });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(come).toHaveBeenCalled();
  });
});
