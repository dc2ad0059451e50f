import { asStep } from "~/features/document/commands.ts";
import type { ChangeEvent } from "~/features/document/schema.ts";
import type { Draft, Presence } from "~/features/page/api-schema.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import { historyOf } from "~/features/page/domain/undo-history.ts";
import type { Patch } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { afterSending } from "./after-sending.ts";
import { hasGap, rebase, receive, startLog, withAll, type EditLog } from "./edit-log.ts";
import { derivedState, withChoice, withReplaced, type Core } from "./editor-state.ts";
import { createGapWatch } from "./gap-watch.ts";
import { nextToSend, released } from "./held.ts";
import type { PendingStorage } from "./pending-storage.ts";
import { newOperation, withRun } from "./run-operation.ts";
import { createSaveQueue } from "./save-queue.ts";
import type { EditorActions, EditorStore } from "./store-contract.ts";
import { withTakenBack } from "./take-back.ts";
import type { Transport } from "./transport.ts";
import { placeOf } from "./typed-input.ts";
import type { EditorState, PendingOperation, RunOptions, RunResult } from "./types.ts";
import * as stacksOf from "./undo-stacks.ts";
import { whenSaved } from "./when-saved.ts";

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
  /** Whether the site is one of a health-optics member now. */
  onMember(isMember: boolean): void;
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
    takenStep: null,
    typed: null,
    gone: null,
    others: [],
    isLive: false,
    isKept: true,
  };
  let state: EditorState = derivedState(core);
  const listeners = new Map<() => void, readonly (keyof EditorState)[] | undefined>();
  const writers = new Set<() => void>();
  let storage: PendingStorage | null = null;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** Media that the page names and a draft came without: they are gone from the library. */
  const goneMedia = new Set(unknownMediaIn(options.draft));

  const gaps = createGapWatch({ hasGap: () => hasGap(core.log), refresh });
  const queue = createSaveQueue({
    transport,
    next: nextOperations,
    onSending: (sent) => change({ log: withAll(core.log, sent, { state: "sending", wasSent: true }) }),
    onOutcome: (sent, outcome) => change(afterSending(core, sent, outcome)),
    onProblem: (problem) => change({ problem }),
  });

  function nextOperations(): PendingOperation[] {
    clearTimeout(holdTimer);
    const next = nextToSend(core.log.operations, now());
    if (next && "inMs" in next) holdTimer = setTimeout(() => queue.notify(), next.inMs);
    return next && "operations" in next ? next.operations : [];
  }

  function change(part: Partial<Core>): void {
    const [before, shown] = [core, state];
    core = { ...core, ...part };
    if (storage && before.log.operations !== core.log.operations)
      core = { ...core, isKept: storage.save(core.log.operations) };
    state = derivedState(core);
    gaps.look();
    for (const [listener, keys] of listeners)
      if (keys === undefined || keys.some((key) => shown[key] !== state[key])) listener();
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
    const isBack = core.gone !== null;
    change({
      ...(isBack && { gone: null, problem: "none" }),
      log: rebase(core.log, draft),
      media: { ...core.media, ...draft.media },
      publishedNumber: draft.publishedNumber,
    });
    for (const id of unknownMediaIn(draft)) goneMedia.add(id);
    if (isBack) queue.kick();
  }

  /** The page goes into the trash and comes out of it, perhaps at another address; what waits, waits that long. */
  function followTrash({ command, actorId, actorName }: ChangeEvent): void {
    if (command === "page.remove") change({ gone: { by: { id: actorId, name: actorName } } });
    if (command === "page.restore") void refresh().catch(() => undefined);
  }

  const toOperation = (command: string, input: Json, runOptions?: RunOptions): PendingOperation =>
    newOperation(command, input, { opId: newId(), at: now(), revision: core.log.head, options: runOptions });

  function run(command: string, input: Json, runOptions: RunOptions = {}): RunResult {
    const { part, result } = withRun(core, toOperation(command, input, runOptions), runOptions);
    if (part) {
      const place = runOptions.isTyping ? placeOf(input) : null;
      change(place ? { ...part, typed: { ...place, at: now() } } : part);
      queue.notify();
    }
    return result;
  }

  function takeBack(from: "undo" | "redo", wanted?: string): void {
    flush();
    change(withTakenBack(core, from, toOperation, wanted));
    queue.notify();
  }

  function flush(): void {
    for (const write of writers) write();
    const operations = released(core.log.operations);
    const stacks = stacksOf.sealLastStep(core.stacks);
    if (operations !== core.log.operations || stacks !== core.stacks)
      change({ log: { ...core.log, operations }, stacks });
    queue.notify();
  }

  function subscribe(onChange: () => void, keys?: readonly (keyof EditorState)[]): () => void {
    listeners.set(onChange, keys);
    return () => void listeners.delete(onChange);
  }

  const actions: EditorActions = {
    run: (command, input, options) => {
      const step = asStep({ command, input });
      return run(step.command, step.input, options);
    },
    undo: () => takeBack("undo"),
    undoStep: (opId) => takeBack("undo", opId),
    redo: () => takeBack("redo"),
    forgetSteps: () => change({ stacks: stacksOf.emptyStacks }),
    adopt({ opId, revision, patches }) {
      const own = new Map(core.log.own).set(opId, patches);
      const stacks = stacksOf.recordOperation(core.stacks, { opId, mergeKey: null, at: now() });
      change({ log: receive({ ...core.log, own }, { opId, revision, patches }), stacks });
    },
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
      return whenSaved({ isSaved: () => state.saveState === "saved", subscribe }, milliseconds);
    },
    refresh,
  };

  return {
    actions,
    getState: () => state,
    subscribe,
    onRemoteChange(remote) {
      change({ ...withReplaced(core, remote), log: receive(core.log, remote) });
      followTrash(remote);
      const isNew = unknownMediaIn(state).some((id) => !goneMedia.has(id));
      if (isNew) void refresh().catch(() => undefined);
    },
    onPresence: (others) => change({ others }),
    onLive: (isLive) => change({ isLive }),
    onMember(isMember) {
      if (isMember !== core.log.isMember) change({ log: { ...core.log, isMember } });
    },
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
      queue.start();
      gaps.start();
      void takeUpSteps();
      return stored.length;
    },
    stop() {
      queue.stop();
      clearTimeout(holdTimer);
      gaps.stop();
    },
  };
}

/** The pictures and films of the page that are not known; a change by somebody else may bring a new one. */
function unknownMediaIn({ document, media }: Pick<Draft, "document" | "media">): string[] {
  const fields = Object.values(document.groups).flatMap((group) => Object.values(group.fields));
  return fields.flatMap(mediaIdsOf).filter((id) => !media[id]);
}

function isSame(one: EditorState["selection"], other: EditorState["selection"]): boolean {
  return one?.groupId === other?.groupId && one?.fieldName === other?.fieldName;
}
