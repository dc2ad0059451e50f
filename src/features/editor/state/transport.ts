import type { OwnChange } from "~/features/page/domain/undo-history.ts";
import type { PendingOperation } from "./types.ts";
import type { Conflict, Edited } from "~/features/document/schema.ts";
import type { Draft } from "~/features/page/api-schema.ts";

/** What became of operations that were sent together. */
export type SendOutcome =
  /** So many of them, from the first on, are saved. */
  | { type: "confirmed"; saved: Edited[] }
  /** The first of them was not taken, and the others were not tried. */
  | { type: "stale"; parts: Conflict[] }
  /** `isNamed`: with a reason of the product's own, so that the operation itself was looked at. */
  | { type: "refused"; refusal: string; isNamed?: boolean }
  /** The document is not there, or not any more. */
  | { type: "gone" }
  | { type: "signedOut" }
  | { type: "forbidden" }
  /** The server could not be reached. */
  | { type: "offline" }
  /** The server answered, but not now. */
  | { type: "unavailable" };

/** The way to the server, so that the store can be tried without one. */
export interface Transport {
  /** Sends operations in order. `signal` gives the sending up, which is `offline` then; they may have arrived. */
  send(operations: readonly PendingOperation[], signal: AbortSignal): Promise<SendOutcome>;
  loadDraft(): Promise<Draft>;
  /** The person's own latest changes to the page, oldest first. */
  loadSteps(): Promise<OwnChange[]>;
}
