import type { Locale } from "~/lib/locales.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { isSameContent } from "~/features/page/domain/same-content.ts";
import { isTextPlace } from "~/features/page/domain/places.ts";
import { asShown, withWordsTypedSince } from "./disputed.ts";
import { drop, replay, withInput, withState, type EditLog } from "./edit-log.ts";
import { yielded } from "./settle-conflict.ts";
import { isSameText, withBaseOf } from "./typed-input.ts";
import { forget, type UndoStacks } from "./undo-stacks.ts";
import type {
  EditConflict,
  EditorSelection,
  EditorState,
  GonePage,
  PendingOperation,
  RefusedOperation,
  ReplacedText,
  SaveProblem,
  SaveState,
  TakenStep,
  TakenText,
} from "./types.ts";
import type { ChangeEvent, Conflict } from "~/features/document/schema.ts";
import type { Presence } from "~/features/page/api-schema.ts";
import type { Typed } from "~/features/page/domain/typing-hold.ts";

/** The store's own values; what everybody sees (`EditorState`) is derived from them. */
export interface Core {
  log: EditLog;
  stacks: UndoStacks;
  locale: Locale;
  publishedNumber: number | null;
  media: Record<string, MediaRef>;
  isToolbarOpen: boolean;
  selection: EditorSelection | null;
  problem: SaveProblem;
  conflicts: EditConflict[];
  refused: RefusedOperation[];
  replaced: ReplacedText[];
  taken: TakenText | null;
  takenStep: TakenStep | null;
  typed: Typed | null;
  others: Presence[];
  isLive: boolean;
  isKept: boolean;
  gone: Pick<GonePage, "by"> | null;
}

export function derivedState(core: Core): EditorState {
  const { log, stacks, problem, conflicts, ...shown } = core;
  const unsaved = log.operations.filter((operation) => operation.state !== "confirmed");
  return {
    ...shown,
    gone: shown.gone && { ...shown.gone, words: wordsIn(unsaved) },
    conflicts,
    document: log.document,
    revision: log.head,
    canUndo: stacks.undo.length > 0,
    canRedo: stacks.redo.length > 0,
    undoAt: stacks.undo.at(-1)?.at ?? null,
    redoAt: stacks.redo.at(-1)?.at ?? null,
    unsavedCount: unsaved.length,
    saveProblem: shown.gone ? "gone" : problemOf(unsaved, core),
    saveState: saveStateOf(unsaved, problem),
  };
}

function problemOf(unsaved: PendingOperation[], { conflicts, problem }: Core): SaveProblem {
  if (unsaved.length === 0) return "none";
  return conflicts.length > 0 && problem === "none" ? "conflict" : problem;
}

/** What somebody has written, each text once, as it stands now. */
function wordsIn(operations: readonly PendingOperation[]): string[] {
  const isLast = ({ command, input }: PendingOperation, index: number) =>
    !operations.slice(index + 1).some((later) => later.command === command && isSameText(input, later.input));
  return operations.filter(isLast).flatMap(({ input }) => textIn(input)?.trim() || []);
}

function saveStateOf(unsaved: PendingOperation[], problem: SaveProblem): SaveState {
  if (unsaved.length === 0) return "saved";
  if (problem === "offline") return "offline";
  if (problem !== "none") return "failed";
  return unsaved.every((operation) => operation.state === "conflicted") ? "failed" : "saving";
}

/**
 * Lists a refused operation for the person to decide. When the same parts were already in conflict, the newer
 * operation takes the place of the older one, which it would have overwritten anyway.
 */
export function withConflict(core: Core, operation: PendingOperation, parts: Conflict[]): Partial<Core> {
  const { opId, command } = operation;
  const replaced = core.conflicts.filter((older) => isReplacedBy(older, { ...operation, parts }));
  const whole = withWordsTypedSince(core.log, operation);
  const input = replaced.reduceRight((newer, older) => withBaseOf(older.input, newer), whole.input);
  const gone = [...replaced.map((older) => older.opId), ...whole.gone];
  const log = withInput(withState(core.log, opId, { state: "conflicted" }), opId, input, gone);
  const conflict = asShown({ opId, command, input, parts }, input, log.document);
  const others = core.conflicts.filter((older) => !replaced.includes(older));
  const asked = { log, stacks: gone.reduce(forget, core.stacks), conflicts: [...others, conflict] };
  return { ...asked, ...withoutSettled({ ...core, ...asked }) };
}

/** The questions without those whose two sides have come to say the same: there is nothing to ask. */
export function withoutSettled(core: Core): Partial<Core> {
  const settled = core.conflicts.find(({ parts }) => parts.every(({ mine, theirs }) => isSameContent(mine, theirs)));
  if (!settled) return {};
  const part = withChoice(core, settled, "theirs");
  return { ...part, ...withoutSettled({ ...core, ...part }) };
}

/** The person has chosen: their own words are sent again, or give way where both changed the same ones. */
export function withChoice(core: Core, conflict: EditConflict, choice: "mine" | "theirs"): Partial<Core> {
  const { opId } = conflict;
  const conflicts = core.conflicts.filter((other) => other.opId !== opId);
  const again = { state: "waiting", baseRevision: core.log.head } as const;
  if (choice === "mine") return { conflicts, log: withState(core.log, opId, { ...again, force: true }) };
  const operation = core.log.operations.find((pending) => pending.opId === opId);
  const input = operation ? yielded(operation, core.log.confirmed) : null;
  if (input !== null) return { conflicts, log: replay(withState(core.log, opId, { ...again, input })) };
  return { conflicts, log: drop(core.log, opId), stacks: forget(core.stacks, opId) };
}

/** Notes that somebody chose their own words over some that this editor wrote. */
export function withReplaced(core: Core, change: ChangeEvent): Partial<Core> {
  const { opId, actorName: by } = change;
  if (!change.isForced || core.log.own.has(opId)) return {};
  const mine = [...core.log.own.values()].flat().map(({ path }) => path.join("/"));
  const lost = change.patches.flatMap(({ path, before }) =>
    isTextPlace(path) && mine.includes(path.join("/")) ? [{ opId, by, text: textIn(before) ?? "" }] : [],
  );
  return lost.length === 0 ? {} : { replaced: [...core.replaced, ...lost] };
}

function isReplacedBy(older: EditConflict, newer: EditConflict): boolean {
  return older.command === newer.command && pathsOf(older) === pathsOf(newer);
}

export function refusedBecause(operation: PendingOperation, refusal: string): RefusedOperation {
  const { opId, command, input } = operation;
  return { opId, command, refusal, text: textIn(input) };
}

/** The words in a command's input, so that they can be kept when the command is refused. */
function textIn(input: PendingOperation["input"]): string | null {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return null;
  if (typeof input.text === "string") return input.text;
  return input.json ? wordsOf(input.json) : null;
}

function wordsOf(node: PendingOperation["input"]): string {
  if (Array.isArray(node)) return node.map(wordsOf).join(" ");
  if (typeof node !== "object" || node === null) return "";
  return typeof node.text === "string" ? node.text : wordsOf(node.children ?? "");
}

function pathsOf(conflict: EditConflict): string {
  return conflict.parts
    .map((part) => part.path.join("/"))
    .sort()
    .join("\n");
}
