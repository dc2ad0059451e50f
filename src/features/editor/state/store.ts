import { asStep } from "~/features/document/commands.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import type { Presence } from "~/features/page/api-schema.ts";
import type { Json } from "~/lib/json.ts";
import { createDraftFollower } from "./draft-follower.ts";
import { createDraftSender } from "./draft-sender.ts";
import { hasGap, rebase, receive, type EditLog } from "./edit-log.ts";
import { createEditorModel, type Beginning } from "./editor-model.ts";
import { withChoice } from "./editor-state.ts";
import { createGapWatch } from "./gap-watch.ts";
import { released } from "./held.ts";
import type { PendingStorage } from "./pending-storage.ts";
import { newOperation, withRun } from "./run-operation.ts";
import type { EditorActions, EditorStore } from "./store-contract.ts";
import { withTakenBack } from "./take-back.ts";
import type { Transport } from "./transport.ts";
import { placeOf } from "./typed-input.ts";
import type { EditorState, PendingOperation, RunOptions, RunResult } from "./types.ts";
import * as stacksOf from "./undo-stacks.ts";
import type { EditorSetting } from "./editor-context.tsx";
import { whenSaved } from "./when-saved.ts";

interface StoreOptions extends Beginning {
  transport: Transport;
  newId: () => string;
  now: () => number;
}

/** The store as its owner sees it: what the live connection tells it goes in here. */
export interface OwnedStore extends EditorStore {
  onRemoteChange(change: ChangeEvent): void;
  onPresence(others: Presence[]): void;
  onLive(isLive: boolean): void;
  /** What the site is now: whether a health-optics member's, and in which languages. */
  onSetting(setting: Pick<EditorSetting, "isMember" | "locales">): void;
  /** Begins to save, and takes up what an earlier tab could not save. Returns how many operations that is. */
  start(storage: PendingStorage): number;
  stop(): void;
}

/**
 * One page under edit: runs commands at once, saves them in the background, follows what others do, and undoes. It
 * knows neither React nor the network; both reach it through `options` and `subscribe`.
 */
export function createEditorStore(options: StoreOptions): OwnedStore {
  const { transport, now, newId } = options;
  const model = createEditorModel(options, () => gaps.look());
  const { change } = model;
  const queue = createDraftSender(model, { transport, now });
  const follower = createDraftFollower(options.draft, { model, transport, onBack: () => queue.kick() });
  const gaps = createGapWatch({ hasGap: () => hasGap(model.core().log), refresh: follower.refresh });
  const writers = new Set<() => void>();

  const toOperation = (command: string, input: Json, runOptions?: RunOptions): PendingOperation =>
    newOperation(command, input, { opId: newId(), at: now(), revision: model.core().log.head, options: runOptions });

  function run(command: string, input: Json, runOptions: RunOptions = {}): RunResult {
    const { part, result } = withRun(model.core(), toOperation(command, input, runOptions), runOptions);
    if (part) {
      const place = runOptions.isTyping ? placeOf(input) : null;
      change(place ? { ...part, typed: { ...place, at: now() } } : part);
      queue.notify();
    }
    return result;
  }

  function takeBack(from: "undo" | "redo", wanted?: readonly string[]): void {
    flush();
    change(withTakenBack(model.core(), from, toOperation, wanted));
    queue.notify();
  }

  function flush(): void {
    for (const write of writers) write();
    const { log, stacks: before } = model.core();
    const operations = released(log.operations);
    const stacks = stacksOf.sealLastStep(before);
    if (operations !== log.operations || stacks !== before) change({ log: { ...log, operations }, stacks });
    queue.notify();
  }

  const actions: EditorActions = {
    run: (command, input, options) => {
      const step = asStep({ command, input });
      return run(step.command, step.input, options);
    },
    undo: () => takeBack("undo"),
    undoStep: (...opIds) => takeBack("undo", opIds),
    redo: () => takeBack("redo"),
    forgetSteps: () => change({ stacks: stacksOf.emptyStacks }),
    adopt({ opId, revision, patches }) {
      const { log, stacks: before } = model.core();
      const own = new Map(log.own).set(opId, patches);
      const stacks = stacksOf.recordOperation(before, { opId, mergeKey: null, at: now() });
      change({ log: receive({ ...log, own }, { opId, revision, patches }), stacks });
    },
    select(selection) {
      const core = model.core();
      if (!isSame(selection, core.selection)) change({ selection, stacks: stacksOf.sealLastStep(core.stacks) });
    },
    setLocale: (locale) => change({ locale }),
    setToolbarOpen(isToolbarOpen) {
      if (isToolbarOpen === model.core().isToolbarOpen) return;
      if (!isToolbarOpen) flush();
      change({ isToolbarOpen, selection: isToolbarOpen ? model.core().selection : null });
    },
    addMedia: (media) => change({ media: { ...model.core().media, [media.id]: media } }),
    resolveConflict(conflict, choice) {
      change(withChoice(model.core(), conflict, choice));
      queue.notify();
    },
    dismissRefused: (opId) => change({ refused: model.core().refused.filter((refused) => refused.opId !== opId) }),
    dismissReplaced: (opId) => change({ replaced: model.core().replaced.filter((replaced) => replaced.opId !== opId) }),
    retry: () => queue.kick(),
    onFlush(write) {
      writers.add(write);
      return () => void writers.delete(write);
    },
    flush,
    whenSaved(milliseconds) {
      flush();
      return whenSaved(
        { isSaved: () => model.state().saveState === "saved", subscribe: model.subscribe },
        milliseconds,
      );
    },
    refresh: follower.refresh,
  };

  return {
    actions,
    getState: model.state,
    subscribe: model.subscribe,
    onRemoteChange: follower.onRemoteChange,
    onPresence: (others) => change({ others }),
    onLive: (isLive) => change({ isLive }),
    onSetting({ isMember, locales }) {
      const { log } = model.core();
      if (isMember !== log.isMember || locales !== log.locales) change({ log: { ...log, isMember, locales } });
    },
    start(storage) {
      const core = model.core();
      const known = new Set(core.log.operations.map((operation) => operation.opId));
      const stored = storage.load().filter((operation) => !known.has(operation.opId));
      model.keepIn(storage);
      // The server alone decides about them: one that has no effect here may have been saved already.
      const log: EditLog = { ...core.log, operations: [...core.log.operations, ...stored] };
      change({
        log: rebase(log, { document: log.confirmed, revision: log.head }),
        stacks: stored.reduce(stacksOf.recordOperation, core.stacks),
      });
      queue.start();
      gaps.start();
      void follower.takeUpSteps();
      return stored.length;
    },
    stop() {
      queue.stop();
      gaps.stop();
    },
  };
}

function isSame(one: EditorState["selection"], other: EditorState["selection"]): boolean {
  return one?.groupId === other?.groupId && one?.fieldName === other?.fieldName;
}
