interface Moment {
  /** There is something that the person has not seen. */
  hasNews: boolean;
  /** The session has told it already. */
  wasTold: boolean;
  /** Another dialog or window of the editor is open. */
  isOccupied: boolean;
  /** Somebody has begun to work since the editor opened. */
  hasBegun: boolean;
}

/**
 * How to tell what is new just now: in a dialog before the work has begun, afterwards in a toast, which takes no key and
 * no press; null for not at all.
 */
export function wayToTell({ hasNews, wasTold, isOccupied, hasBegun }: Moment): "dialog" | "toast" | null {
  if (!hasNews || wasTold || isOccupied) return null;
  return hasBegun ? "toast" : "dialog";
}
