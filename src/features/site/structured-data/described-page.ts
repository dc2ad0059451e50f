import type { ItemEntry, JobEntry } from "~/features/blocks/data/listing-data.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { IndexedPage } from "../domain/pages/site-index.ts";

/** In which language a page stands, and below which origin. */
export interface Place {
  locale: string;
  origin: string;
}

export interface DescribedPage extends Place {
  page: IndexedPage;
  sections: readonly ResolvedGroup[];
  /** The entry of a list that the page's address names. */
  entry?: JobEntry | ItemEntry;
  /** The moment at which it is drawn: hours are told from that day on. */
  now: Date;
}
