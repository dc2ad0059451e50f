import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import type { Locale } from "~/lib/locales.ts";
import { derivedState, refusedBecause, withConflict, type Core } from "./editor-state.ts";
import {
  acknowledge,
  addOperation,
  amendLast,
  canBeAmended,
  drop,
  hasGap,
  rebase,
  receive,
  startLog,
  withState,
  type EditLog,
} from "./edit-log.ts";
import type { PendingStorage } from "./pending-storage.ts";
import { createSaveQueue } from "./save-queue.ts";
import type { EditorActions, EditorStore } from "./store-contract.ts";
import type { SendOutcome, Transport } from "./transport.ts";
import type { Draft, EditorState, PendingOperation, Presence, RemoteChange, RunOptions, RunResult } from "./types.ts";
import * as stacksOf from "./undo-stacks.ts";

export interface StoreOptions {
  draft: Draft;
  locale: Locale;
  locales: Locale[];
  isToolbarOpen: boolean;
  transport: Transport;
  newId: () => string;
  now: () => number;
}

/** The store as its owner sees it: what the live connection tells it goes in here. */
export interface OwnedStore extends EditorStore {
  onRemoteChange(change: RemoteChange): void;
  onPresence(others: Presence[]): void;
  onLive(isLive: boolean): void;
  /** Begins to save, and takes up what an earlier tab could not save. Returns how many operations that is. */
  start(storage: PendingStorage): number;
  stop(): void;
}

/** How long a missing change may take to arrive before the draft is fetched anew, in milliseconds. */
const gapPatience = 1500;

/**
 * One page under edit: runs commands at once, saves them in the background, follows what others do, and undoes. It
 * knows neither React nor the network; both reach it through `options` and `subscribe`.
 */
export function createEditorStore(options: StoreOptions): OwnedStore {
  const { transport, now, newId } = options;
  let core: Core = {
    log: startLog(options.draft, options.locales),
    stacks: stacksOf.emptyStacks,
    locale: options.locale,
    publishedNumber: options.draft.publishedNumber,
    media: options.draft.media,
    isToolbarOpen: options.isToolbarOpen,
    selection: null,
    problem: "none",
    conflicts: [],
    refused: [],
    others: [],
    isLive: false,
  };
  let state: EditorState = derivedState(core);
  const listeners = new Set<() => void>();
  const writers = new Set<() => void>();
  let storage: PendingStorage | null = null;
  let gapTimer: ReturnType<typeof setTimeout> | null = null;

  const queue = createSaveQueue({
    transport,
    next: () => core.log.operations.find(isUnsent) ?? null,
    onSending: (operation) => change({ log: withState(core.log, operation.opId, { state: "sending", wasSent: true }) }),
    onOutcome,
    onProblem: (problem) => change({ problem }),
  });

  function change(part: Partial<Core>): void {
    const before = core;
    core = { ...core, ...part };
    state = derivedState(core);
    if (before.log.operations !== core.log.operations) storage?.save(core.log.operations);
    if (hasGap(core.log)) gapTimer ??= setTimeout(() => void closeGap(), gapPatience);
    for (const listener of listeners) listener();
  }

  async function closeGap(): Promise<void> {
    gapTimer = null;
    if (hasGap(core.log)) await refresh().catch(() => undefined);
    if (hasGap(core.log)) gapTimer ??= setTimeout(() => void closeGap(), gapPatience * 4);
  }

  async function refresh(): Promise<void> {
    const draft = await transport.loadDraft();
    change({
      log: rebase(core.log, draft),
      media: { ...core.media, ...draft.media },
      publishedNumber: draft.publishedNumber,
    });
  }

  function onOutcome(operation: PendingOperation, outcome: SendOutcome): void {
    const { opId } = operation;
    switch (outcome.type) {
      case "confirmed":
        return change({ log: acknowledge(core.log, opId, outcome) });
      case "stale":
        return change(withConflict(core, operation, outcome.parts));
      case "refused":
        return change({
          log: drop(core.log, opId),
          stacks: stacksOf.forget(core.stacks, opId),
          refused: [...core.refused, refusedBecause(operation, outcome.refusal)],
        });
      case "signedOut":
      case "forbidden":
      case "offline":
      case "unavailable":
        return change({ log: withState(core.log, opId, { state: "waiting" }) });
    }
  }

  function pendingOperation(command: string, input: PendingOperation["input"], options: RunOptions): PendingOperation {
    return {
      opId: newId(),
      command,
      input,
      mergeKey: options.mergeKey ?? null,
      baseRevision: options.baseRevision ?? core.log.head,
      at: now(),
      force: false,
      state: "waiting",
      wasSent: false,
      confirmedAs: null,
    };
  }

  function run(command: string, input: PendingOperation["input"], options: RunOptions = {}): RunResult {
    const operation = pendingOperation(command, input, options);
    const { mergeKey, at } = operation;
    const last = core.log.operations.at(-1);
    const canAmend =
      last?.command === command &&
      last.mergeKey === mergeKey &&
      canBeAmended(last) &&
      stacksOf.belongsToLastStep(core.stacks, mergeKey, at);
    const added = canAmend ? amendLast(core.log, input, at) : addOperation(core.log, operation);
    if (!added.ok) return added;
    if (added.log === core.log) return { ok: true, opId: null };
    const opId = canAmend ? last.opId : operation.opId;
    const stacks =
      added.patches.length === 0
        ? stacksOf.forget(core.stacks, opId)
        : stacksOf.recordOperation(core.stacks, { opId, mergeKey, at });
    change({ log: added.log, stacks });
    queue.notify();
    return { ok: true, opId };
  }

  function takeBack(from: "undo" | "redo"): void {
    flush();
    const { step, stacks } = stacksOf.take(core.stacks, from);
    if (!step) return;
    const operation = pendingOperation("history.undo", { opIds: [...step.opIds].reverse() }, {});
    const added = addOperation(core.log, operation);
    if (!added.ok) {
      return change({ stacks, refused: [...core.refused, refusedBecause(operation, added.refusal)] });
    }
    change({ log: added.log, stacks: stacksOf.recordTaken(stacks, from, { opId: operation.opId, at: operation.at }) });
    queue.notify();
  }

  function flush(): void {
    for (const write of writers) write();
    change({ stacks: stacksOf.sealLastStep(core.stacks) });
  }

  const actions: EditorActions = {
    run,
    undo: () => takeBack("undo"),
    redo: () => takeBack("redo"),
    select(selection) {
      if (isSame(selection, core.selection)) return;
      change({ selection, stacks: stacksOf.sealLastStep(core.stacks) });
    },
    setLocale: (locale) => change({ locale }),
    setToolbarOpen(isToolbarOpen) {
      if (isToolbarOpen === core.isToolbarOpen) return;
      if (!isToolbarOpen) flush();
      change({ isToolbarOpen, selection: isToolbarOpen ? core.selection : null });
    },
    addMedia: (media) => change({ media: { ...core.media, [media.id]: media } }),
    resolveConflict(conflict, choice) {
      const conflicts = core.conflicts.filter((other) => other.opId !== conflict.opId);
      const log =
        choice === "mine"
          ? withState(core.log, conflict.opId, { state: "waiting", force: true, baseRevision: core.log.head })
          : drop(core.log, conflict.opId);
      const stacks = choice === "mine" ? core.stacks : stacksOf.forget(core.stacks, conflict.opId);
      change({ log, stacks, conflicts });
      queue.notify();
    },
    dismissRefused: (opId) => change({ refused: core.refused.filter((refused) => refused.opId !== opId) }),
    retry: () => queue.kick(),
    onFlush(write) {
      writers.add(write);
      return () => void writers.delete(write);
    },
    flush,
    whenSaved(milliseconds) {
      flush();
      return new Promise((resolve) => {
        const finish = (isSaved: boolean) => {
          clearTimeout(timer);
          listeners.delete(check);
          resolve(isSaved);
        };
        const check = () => {
          if (state.saveState === "saved") finish(true);
        };
        const timer = setTimeout(() => finish(false), milliseconds);
        listeners.add(check);
        check();
      });
    },
    refresh,
  };

  return {
    actions,
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    onRemoteChange(remote) {
      change({ log: receive(core.log, remote) });
      if (showsUnknownMedia(state)) void refresh().catch(() => undefined);
    },
    onPresence: (others) => change({ others }),
    onLive: (isLive) => change({ isLive }),
    start(pendingStorage) {
      const known = new Set(core.log.operations.map((operation) => operation.opId));
      const stored = pendingStorage.load().filter((operation) => !known.has(operation.opId));
      storage = pendingStorage;
      // The server alone decides about them: one that has no effect here may have been saved already.
      const log: EditLog = { ...core.log, operations: [...core.log.operations, ...stored] };
      change({
        log: rebase(log, { document: log.confirmed, revision: log.head }),
        stacks: stored.reduce(stacksOf.recordOperation, core.stacks),
      });
      queue.kick();
      return stored.length;
    },
    stop() {
      queue.stop();
      if (gapTimer !== null) clearTimeout(gapTimer);
    },
  };
}

function isUnsent(operation: PendingOperation): boolean {
  return operation.state === "waiting";
}

/** Whether every picture and video of the page is known; a change by somebody else may bring a new one. */
function showsUnknownMedia({ document, media }: EditorState): boolean {
  return Object.values(document.groups).some((group) =>
    Object.values(group.fields).some((field) => mediaIdsOf(field).some((id) => !media[id])),
  );
}

function isSame(one: EditorState["selection"], other: EditorState["selection"]): boolean {
  return one?.groupId === other?.groupId && one?.fieldName === other?.fieldName;
}
