import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { Operation, PageDocument, Patch } from "~/features/page/schema.ts";

/** What is selected on the canvas: a section or card, or one field in it. */
export interface EditorSelection {
  groupId: string;
  fieldName: string | null;
}

/** `saved` is only ever said when the server has confirmed every operation. */
export type SaveState = "saved" | "saving" | "offline" | "failed";

/** Why nothing is being sent although something is waiting; `none` while all is well. */
export type SaveProblem = "none" | "offline" | "server" | "signedOut" | "forbidden" | "conflict";

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
  confirmedAs: number | null;
}

/** One part of the page that another person changed first. */
export interface ConflictPart {
  path: string[];
  mine: Json;
  theirs: Json;
  by: string;
  at: string;
}

/** An operation that the server refused because another person changed the same part; the person chooses. */
export interface EditConflict {
  opId: string;
  command: string;
  input: Json;
  parts: ConflictPart[];
}

export interface Presence {
  userId: string;
  name: string;
  groupId: string | null;
  fieldName: string | null;
}

/** An operation that the server did not accept for good, with the words that were in it. */
export interface RefusedOperation {
  opId: string;
  command: string;
  refusal: string;
  text: string | null;
}

export interface RunOptions {
  /** Consecutive runs with one key within a second become one undo step. */
  mergeKey?: string;
  /** The revision that the person saw when starting to type, when it differs from the present one. */
  baseRevision?: number;
}

export type RunResult = { ok: true; opId: string | null } | { ok: false; refusal: string };

/** One accepted change of the page's log, as `page.onChange` tells it. */
export interface RemoteChange {
  revision: number;
  patches: Patch[];
  command: string;
  opId: string;
  actorId: string | null;
  actorName: string;
}

export interface Draft {
  document: PageDocument;
  revision: number;
  isProtected: boolean;
  publishedNumber: number | null;
  media: Record<string, MediaRef>;
}

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
  saveState: SaveState;
  saveProblem: SaveProblem;
  /** Operations that the server has not confirmed. */
  unsavedCount: number;
  conflicts: EditConflict[];
  refused: RefusedOperation[];
  others: Presence[];
  isLive: boolean;
}
