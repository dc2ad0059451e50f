import type { Draft } from "~/features/page/api-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { startLog } from "./edit-log.ts";
import { derivedState, type Core } from "./editor-state.ts";
import type { PendingStorage } from "./pending-storage.ts";
import type { EditorState } from "./types.ts";
import { emptyStacks } from "./undo-stacks.ts";

/** What a page under edit begins with. */
export interface Beginning {
  draft: Draft;
  locale: Locale;
  locales: Locale[];
  /** Whether the site is one of a health-optics member. */
  isMember?: boolean;
  isToolbarOpen: boolean;
}

export interface EditorModel {
  core(): Core;
  state(): EditorState;
  /** Takes new parts over at once, keeps on the device what is not saved, and tells all who listen. */
  change(part: Partial<Core>): void;
  /** With `keys` it tells of changes to these parts of the state alone. */
  subscribe(onChange: () => void, keys?: readonly (keyof EditorState)[]): () => void;
  /** From now on what is not saved is kept there. */
  keepIn(storage: PendingStorage): void;
}

/** All that the editor knows of a page, and what is shown of it. `onChanged` is called before those who listen. */
export function createEditorModel(beginning: Beginning, onChanged: () => void): EditorModel {
  let core = firstCore(beginning);
  let state = derivedState(core);
  let storage: PendingStorage | null = null;
  const listeners = new Map<() => void, readonly (keyof EditorState)[] | undefined>();
  return {
    core: () => core,
    state: () => state,
    change(part) {
      const [before, shown] = [core, state];
      core = { ...core, ...part };
      if (storage && before.log.operations !== core.log.operations)
        core = { ...core, isKept: storage.save(core.log.operations) };
      state = derivedState(core);
      onChanged();
      for (const [listener, keys] of listeners)
        if (keys === undefined || keys.some((key) => shown[key] !== state[key])) listener();
    },
    subscribe(onChange, keys) {
      listeners.set(onChange, keys);
      return () => void listeners.delete(onChange);
    },
    keepIn: (pendingStorage) => void (storage = pendingStorage),
  };
}

function firstCore({ draft, locale, locales, isMember, isToolbarOpen }: Beginning): Core {
  return {
    log: startLog(draft, locales, isMember),
    stacks: emptyStacks,
    locale,
    publishedNumber: draft.publishedNumber,
    media: draft.media,
    isToolbarOpen,
    selection: null,
    problem: "none",
    conflicts: [],
    refused: [],
    replaced: [],
    taken: null,
    takenStep: null,
    typed: null,
    gone: null,
    others: [],
    isLive: false,
    isKept: true,
  };
}
