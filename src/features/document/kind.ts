import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Db } from "~/server/db.ts";
import type { DocumentShape } from "./domain/shape.ts";
import type { Operation, Patch } from "./schema.ts";

/** A document as it was read under its lock. */
export interface Held<Document> {
  document: Document;
  revision: number;
}

/** Whose change is saved, and where; the installation itself has no id. */
export interface Author {
  siteId: EditableSiteId;
  actor: { userId: string | null; name: string };
}

export interface RunSettings {
  locales: readonly Locale[];
  /** Whether the site is one of a health-optics member. */
  isMember?: boolean;
  /** What one of the same person's earlier operations changed, or undefined when there is none of this id. */
  patchesOf: (opId: string) => Patch[] | undefined;
}

/** `document` is the very same object when there was nothing to change; `input` is what is worth keeping. */
export type RunResult<Document> = { ok: true; document: Document; input: Json } | { ok: false; refusal: string };

/**
 * What tells the one kind of document from the other. Locking, running, comparing, conflicts, undo, revision and the
 * change log are the same for both: see `edit.ts`.
 */
export interface DocumentKind<Document extends object, Whole extends Held<Document> = Held<Document>> {
  /** Its name in the change log, and the first part of its topic. */
  name: "page" | "site";
  shape: DocumentShape;
  /** Runs one operation; pure, the same in the browser. */
  run(this: void, document: Document, operation: Operation, settings: RunSettings): RunResult<Document>;
  /** Runs `work` in one transaction that holds the document. Throws `not-found`. */
  withLocked<Result>(
    this: void,
    ctx: Pick<ServiceContext, "db" | "siteId">,
    documentId: string,
    work: (tx: Db, held: Whole) => Promise<Result>,
  ): Promise<Result>;
  /** Writes what the patches changed; `document` is how it is afterwards. */
  save(this: void, tx: Db, ctx: Author, document: Document, patches: readonly Patch[]): Promise<void>;
  setRevision(this: void, tx: Db, siteId: EditableSiteId, documentId: string, revision: number): Promise<void>;
  /** Looks at a change before it is saved, and throws to refuse it. */
  check(this: void, tx: Db, ctx: ServiceContext, change: ProposedChange): Promise<void>;
  /** What of the patches replaces others' work that the actor may not have seen; without this, all of them do. */
  replacing?(this: void, document: Document, operation: Operation, patches: Patch[]): Patch[];
  /** What of the patches replaces words that are not those they were typed upon: the actor's own of another window, too. */
  writtenOver?(this: void, document: Document, operation: Operation, patches: Patch[]): Patch[];
  /** Topics of other documents that a change is told to, to be woken with its own. */
  alsoWakes?(this: void, siteId: EditableSiteId, patches: readonly Patch[]): string[];
  /** What has to be so in this process before a saved change is answered. */
  afterwards?(this: void, patches: readonly Patch[]): Promise<void>;
  /** Commands that stand in nobody's way: they change what nobody types. */
  withoutConflict: string[];
  /** Commands that no undo takes back. */
  withoutUndo: string[];
}

export interface ProposedChange {
  command: string;
  patches: readonly Patch[];
}
