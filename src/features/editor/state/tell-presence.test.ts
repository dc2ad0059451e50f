import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { groupId, title, useEditorStore } from "../../../../tests/support/editor-store.ts";
import { heartbeat, idleAfterSaving } from "~/features/page/domain/typing-hold.ts";
import { tellPresence, type ToldPresence } from "./tell-presence.ts";

const tab = useEditorStore();
const place = { groupId, fieldName: "title", locale: "de" };
let told: ToldPresence[];
let stop: () => void;
let isInUse: boolean;

beforeEach(() => {
  isInUse = true;
  vi.stubGlobal("document", { visibilityState: "visible", hasFocus: () => isInUse });
  told = [];
  written = null;
  tab.store.onLive(true);
  stop = tellPresence(tab.store, (presence) => told.push(presence), tab.now);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Both clocks go on, a little at a time: the store's own, and the one of timers. */
const pass = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    tab.pass(50);
    await vi.advanceTimersByTimeAsync(50);
  }
};
let written: string | null;
const type = (text: string) => {
  tab.store.actions.run("field.text", { ...title(text), base: written }, { isTyping: true, mergeKey: "title" });
  written = text;
};

describe("what an editor tells the others", () => {
  it("is the text that it types in, until that is saved and nothing has been typed for a moment", async () => {
    type("Hallo");
    await pass(300);
    expect(told).toEqual([{ groupId: null, fieldName: null, typing: place }]);
    await pass(idleAfterSaving - 400);
    type("Hallo zusammen");
    await pass(idleAfterSaving - 100);
    expect(told).toHaveLength(1);
    await pass(400);
    expect(tab.state().saveState).toBe("saved");
    expect(told.at(-1)).toEqual({ groupId: null, fieldName: null, typing: null });
  });

  it("is that text for as long as something of it is not saved, in a window that nobody looks at, too", async () => {
    isInUse = false;
    tab.server.plan({ type: "offline" }, { type: "offline" }, { type: "offline" });
    type("Hallo");
    await pass(300);
    expect(told.at(-1)?.typing).toEqual(place);
    tab.server.plan({ type: "offline" });
    await pass(500);
    expect(tab.state().saveState).not.toBe("saved");
    expect(told.at(-1)?.typing).toEqual(place);
  });

  it("is what is selected, once a moment and every so often while the window is in use", async () => {
    for (const fieldName of ["kicker", "title", "text"]) tab.store.actions.select({ groupId, fieldName });
    await pass(300);
    const there = { groupId, fieldName: "text", typing: null };
    expect(told).toEqual([there]);
    await pass(heartbeat);
    expect(told).toEqual([there, there]);
    isInUse = false;
    await pass(3 * heartbeat);
    expect(told).toEqual([there, there]);
  });

  it("is nothing without a connection, and all of it as soon as that is back", async () => {
    tab.store.onLive(false);
    tab.store.actions.select({ groupId, fieldName: "text" });
    await pass(2 * heartbeat);
    expect(told).toEqual([]);
    tab.store.onLive(true);
    await pass(300);
    expect(told).toEqual([{ groupId, fieldName: "text", typing: null }]);
    tab.store.onLive(false);
    tab.store.onLive(true);
    await pass(300);
    expect(told).toHaveLength(2);
  });

  it("is nothing any more once the toolbar is closed", async () => {
    tab.store.actions.select({ groupId, fieldName: "text" });
    await pass(300);
    tab.store.actions.setToolbarOpen(false);
    await pass(300);
    expect(told.at(-1)).toEqual({ groupId: null, fieldName: null, typing: null });
  });
});
