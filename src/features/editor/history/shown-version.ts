import type { Version } from "~/features/page/history/schema.ts";

/** An earlier version of the page that stands in place of the present one, and whose it is. */
export interface ShownVersion extends Version {
  /** When it was, in milliseconds since the epoch. */
  at: number;
  actorName: string;
}
