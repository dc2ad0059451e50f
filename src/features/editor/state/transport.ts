import type { OwnChange } from "~/features/page/domain/undo-history.ts";
import type { Patch } from "~/features/page/schema.ts";
import type { PendingOperation } from "./types.ts";
import type { Conflict } from "~/features/document/schema.ts";
import type { Draft } from "~/features/page/api-schema.ts";

/** What became of one operation that was sent. */
export type SendOutcome =
  | { type: "confirmed"; revision: number; patches: Patch[] }
  | { type: "stale"; parts: Conflict[] }
  | { type: "refused"; refusal: string }
  | { type: "signedOut" }
  | { type: "forbidden" }
  /** The server could not be reached. */
  | { type: "offline" }
  /** The server answered, but not now. */
  | { type: "unavailable" };

/** The way to the server, so that the store can be tried without one. */
export interface Transport {
  send(operation: PendingOperation): Promise<SendOutcome>;
  loadDraft(): Promise<Draft>;
  /** The person's own latest changes to the page, oldest first. */
  loadSteps(): Promise<OwnChange[]>;
}
