import type { Locale } from "~/lib/locales.ts";
import type { FindingPlace } from "./finding.ts";

/** An address that somebody wrote by hand, and where. */
export interface WrittenAddress {
  url: string;
  place: FindingPlace;
  /** The languages in which it stands there; none: all of them. */
  locales: Locale[];
}
