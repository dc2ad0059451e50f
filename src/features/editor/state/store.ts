import { asStep } from "~/features/document/commands.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import type { Locale } from "~/lib/locales.ts";
import { isTextPlace } from "~/features/page/domain/places.ts";
import { historyOf } from "~/features/page/domain/undo-history.ts";
import type { Patch } from "~/features/page/schema.ts";
import { localeSchema } from "~/lib/locales.ts";
import { derivedState, refusedBecause, withChoice, withConflict, withReplaced, type Core } from "./editor-state.ts";
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
import { nextToSend, released } from "./held.ts";
import type { PendingStorage } from "./pending-storage.ts";
import { createSaveQueue } from "./save-queue.ts";
import type { EditorActions, EditorStore } from "./store-contract.ts";
import type { SendOutcome, Transport } from "./transport.ts";
import type { EditorState, PendingOperation, RunOptions, RunResult, TakenText, TextRange } from "./types.ts";
import { typedOn } from "./typed-input.ts";
import * as stacksOf from "./undo-stacks.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import type { Draft, Presence } from "~/features/page/api-schema.ts";

export interface StoreOptions {
  draft: Draft;
  locale: Locale;
  locales: Locale[];
  /** Whether the site is one of a health-optics member. */
  isMember?: boolean;
  isToolbarOpen: boolean;
  transport: Transport;
  newId: () => string;
  now: () => number;
}

/** The store as its owner sees it: what the live connection tells it goes in here. */
export interface OwnedStore extends EditorStore {
  onRemoteChange(change: ChangeEvent): void;
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
    log: startLog(options.draft, options.locales, options.isMember),
    stacks: stacksOf.emptyStacks,
    locale: options.locale,
    publishedNumber: options.draft.publishedNumber,
    media: options.draft.media,
    isToolbarOpen: options.isToolbarOpen,
    selection: null,
    problem: "none",
    conflicts: [],
    refused: [],
    replaced: [],
    taken: null,
    others: [],
    isLive: false,
  };
  let state: EditorState = derivedState(core);
  const listeners = new Set<() => void>();
  const writers = new Set<() => void>();
  let storage: PendingStorage | null = null;
  let gapTimer: ReturnType<typeof setTimeout> | null = null;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;

  const queue = createSaveQueue({
    transport,
    next: nextOperation,
    onSending: (operation) => change({ log: withState(core.log, operation.opId, { state: "sending", wasSent: true }) }),
    onOutcome,
    onProblem: (problem) => change({ problem }),
  });

  function nextOperation(): PendingOperation | null {
    clearTimeout(holdTimer);
    const next = nextToSend(core.log.operations, now());
    if (next && "inMs" in next) holdTimer = setTimeout(() => queue.notify(), next.inMs);
    return next && "operation" in next ? next.operation : null;
  }

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

  /** What the person did before, in this tab or another one, can be taken back as if they had never left. */
  async function takeUpSteps(): Promise<void> {
    const changes = await transport.loadSteps().catch(() => []);
    const own = new Map([
      ...changes.map(({ opId, patches }): [string, Patch[]] => [opId, [...patches]]),
      ...core.log.own,
    ]);
    change({ log: { ...core.log, own }, stacks: stacksOf.withEarlier(core.stacks, historyOf(changes)) });
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
      heldSince: options.isTyping ? now() : null,
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
    const joined = canAmend ? typedOn(last.input, input) : null;
    const heldSince = options.isTyping && last ? last.heldSince : null;
    const added = joined === null ? addOperation(core.log, operation) : amendLast(core.log, joined, { at, heldSince });
    if (!added.ok) return added;
    if (added.log === core.log) return { ok: true, opId: null };
    const opId = joined !== null && last ? last.opId : operation.opId;
    const stacks =
      added.patches.length === 0
        ? stacksOf.forget(core.stacks, opId)
        : stacksOf.recordOperation(core.stacks, { opId, mergeKey, at, typed: options.typed ?? null });
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
    if (added.patches.length === 0) {
      change({ stacks }); // it had undone itself: nothing would be seen of it
      return takeBack(from);
    }
    const { opId, at } = operation;
    const range = (from === "undo" ? step.typed?.before : step.typed?.after) ?? null;
    change({
      log: added.log,
      stacks: stacksOf.recordTaken(stacks, from, { opId, at, typed: step.typed }),
      taken: takenText(added.patches, range, (core.taken?.number ?? 0) + 1),
    });
    queue.notify();
  }

  function flush(): void {
    for (const write of writers) write();
    change({
      log: { ...core.log, operations: released(core.log.operations) },
      stacks: stacksOf.sealLastStep(core.stacks),
    });
    queue.notify();
  }

  const actions: EditorActions = {
    run: (command, input, options) => {
      const step = asStep({ command, input });
      return run(step.command, step.input, options);
    },
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
      change(withChoice(core, conflict, choice));
      queue.notify();
    },
    dismissRefused: (opId) => change({ refused: core.refused.filter((refused) => refused.opId !== opId) }),
    dismissReplaced: (opId) => change({ replaced: core.replaced.filter((replaced) => replaced.opId !== opId) }),
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
      change({ ...withReplaced(core, remote), log: receive(core.log, remote) });
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
      void takeUpSteps();
      return stored.length;
    },
    stop() {
      queue.stop();
      clearTimeout(holdTimer);
      if (gapTimer !== null) clearTimeout(gapTimer);
    },
  };
}

/** The text that these changes are about, when they are about one. */
function takenText(patches: readonly Patch[], range: TextRange | null, number: number): TakenText | null {
  const path = patches.find((patch) => isTextPlace(patch.path))?.path;
  const locale = localeSchema.safeParse(path?.[5]).data;
  return path && locale ? { groupId: path[1] ?? "", fieldName: path[3] ?? "", locale, range, number } : null;
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
