import { afterEach, beforeEach, vi } from "vitest";
import type { PendingStorage } from "~/features/editor/state/pending-storage.ts";
import { createEditorStore, type OwnedStore } from "~/features/editor/state/store.ts";
import type { PendingOperation } from "~/features/editor/state/types.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { editorServer } from "./editor-server.ts";

/** The section of the page, and the ways to write its title and to read it. */
export const groupId = "11111111-1111-4111-8111-111111111111";
export const title = (text: string) => ({ groupId, fieldName: "title", locale: "de" as const, text });
export const titleOf = (document: PageDocument) => document.groups[groupId]?.fields["title"]?.texts.de?.text;

const empty: PageDocument = {
  ...emptyPage("22222222-2222-4222-8222-222222222222"),
  locales: { de: { slug: "start", name: "Start", description: "" } },
};

/** What a browser keeps of a tab, given what an earlier one has left. */
export function fakeStorage(stored: PendingOperation[] = []): PendingStorage & { kept: readonly PendingOperation[] } {
  const storage = {
    kept: stored as readonly PendingOperation[],
    load: () => stored,
    save(operations: readonly PendingOperation[]) {
      storage.kept = operations;
      return true;
    },
  };
  return storage;
}

const withHero = () => {
  const input = { groupId, kind: "hero", nextTo: null, parentId: null };
  const result = runCommand(
    empty,
    { opId: groupId, command: "group.add", input },
    { locales: ["de"], patchesOf: () => undefined },
  );
  if (!result.ok) throw new Error(result.refusal);
  return result.document;
};

/** A tab with a page of one section under edit, before a server in memory, on a clock of its own; new for each test. */
export function useEditorStore() {
  let server: ReturnType<typeof editorServer>;
  let store: OwnedStore;
  let clock: number;

  beforeEach(() => {
    vi.useFakeTimers();
    clock = 1_000_000;
    let ids = 0;
    server = editorServer(withHero());
    store = createEditorStore({
      draft: { document: server.document(), revision: 7, isProtected: false, publishedNumber: null, media: {} },
      locale: "de",
      locales: ["de"],
      isToolbarOpen: true,
      transport: server.transport,
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, "0")}`,
      now: () => clock,
    });
    store.start(fakeStorage());
  });
  afterEach(() => {
    store.stop();
    vi.useRealTimers();
  });

  const pass = (milliseconds: number) => void (clock += milliseconds);
  return {
    get server() {
      return server;
    },
    get store() {
      return store;
    },
    state: () => store.getState(),
    now: () => clock,
    /** Lets the clock alone go on, which timers do not see. */
    pass,
    /** Waits until whatever was begun is done. */
    settle: () => {
      pass(60_000);
      return vi.advanceTimersByTimeAsync(60_000);
    },
  };
}
