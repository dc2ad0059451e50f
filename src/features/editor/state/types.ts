import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { Conflict } from "~/features/document/schema.ts";
import type { Presence } from "~/features/page/api-schema.ts";
import type { TextPlace } from "~/features/page/domain/groups.ts";
import type { Typed } from "~/features/page/domain/typing-hold.ts";
import type { Operation, PageDocument, Patch } from "~/features/page/schema.ts";

/** What is selected on the canvas: a section or card, or one field in it. */
export interface EditorSelection {
  groupId: string;
  fieldName: string | null;
}

/** A selection in a text by letters; in formatted text each paragraph, heading and list item begins after one letter more. */
export interface TextRange {
  anchor: number;
  focus: number;
}

/** A text on the canvas in one language, and where the caret stood in it before and after a change. */
export interface TypedPlace extends TextPlace {
  before: TextRange | null;
  after: TextRange | null;
}

/** A text that an undo or redo has just changed, and where the caret belongs in it (null: where the change was). */
export interface TakenText extends TextPlace {
  range: TextRange | null;
  /** Counts up, so that each is acted upon once. */
  number: number;
}

/** What an undo or redo has just changed; a new object each time. */
export interface TakenStep {
  from: "undo" | "redo";
  patches: readonly Patch[];
  /** When the step was made, in milliseconds since the epoch. */
  madeAt: number;
}

/** `saved` is only ever said when the server has confirmed every operation. */
export type SaveState = "saved" | "saving" | "offline" | "failed";

/** Why nothing is being sent although something is waiting; `none` while all is well. */
export type SaveProblem = "none" | "offline" | "server" | "signedOut" | "forbidden" | "conflict" | "gone";

/** An operation that the server has not confirmed yet. */
export interface PendingOperation extends Operation {
  /** The revision that the person saw when making the change; conflicts are judged from it. */
  baseRevision: number;
  mergeKey: string | null;
  /** Milliseconds since the epoch. */
  at: number;
  force: boolean;
  /** Waiting for its turn, on its way, confirmed under a revision not reached yet, or refused as stale. */
  state: "waiting" | "sending" | "confirmed" | "conflicted";
  wasSent: boolean;
  /** When its first key was typed, as long as more keys may join it before it is sent. */
  heldSince: number | null;
  confirmedAs: number | null;
}

/** An operation that the server refused because another person changed the same part; the person chooses. */
export interface EditConflict {
  opId: string;
  command: string;
  input: Json;
  parts: Conflict[];
}

/** An operation that the server did not accept for good, with the words that were in it. */
export interface RefusedOperation {
  opId: string;
  command: string;
  refusal: string;
  text: string | null;
}

/** Words of this person that somebody else has replaced on purpose. */
export interface ReplacedText {
  opId: string;
  by: string;
  text: string;
}

/** The page under edit is not there any more: who took it away, where that is known, and what is not saved of its words. */
export interface GonePage {
  by: { id: string | null; name: string } | null;
  words: string[];
}

export interface RunOptions {
  /** Consecutive runs with one key within a second become one undo step. */
  mergeKey?: string;
  /** The revision that the person saw when starting to type, when it differs from the present one. */
  baseRevision?: number;
  /** More keys may follow: it waits for them a moment before it is sent. */
  isTyping?: boolean;
  /** Where it was typed, so that undo can put the caret back. */
  typed?: TypedPlace;
}

export type RunResult = { ok: true; opId: string | null } | { ok: false; refusal: string };

/** Everything that the editor shows; a new object after each change, so that React can compare it. */
export interface EditorState {
  document: PageDocument;
  /** Revision of the last confirmed change that `document` contains without a gap. */
  revision: number;
  publishedNumber: number | null;
  locale: Locale;
  media: Record<string, MediaRef>;
  isToolbarOpen: boolean;
  selection: EditorSelection | null;
  canUndo: boolean;
  canRedo: boolean;
  /** When the step was made that undo or redo would take, in milliseconds since the epoch. */
  undoAt: number | null;
  redoAt: number | null;
  saveState: SaveState;
  saveProblem: SaveProblem;
  /** Operations that the server has not confirmed. */
  unsavedCount: number;
  /** Whether they would outlive this tab. */
  isKept: boolean;
  conflicts: EditConflict[];
  refused: RefusedOperation[];
  replaced: ReplacedText[];
  taken: TakenText | null;
  takenStep: TakenStep | null;
  /** The text that was typed in last, and when. */
  typed: Typed | null;
  /** Null as long as the page is there. */
  gone: GonePage | null;
  others: Presence[];
  isLive: boolean;
}
