import { aboutName } from "~/features/blocks/data/listing-data.ts";
import { isUuid } from "~/lib/is-uuid.ts";

/** The id of the entry that a page is to be asked about, or an answer was: as its address, or what was sent, names it. */
export function aboutIn(named: URLSearchParams): string | null {
  const about = named.get(aboutName) ?? "";
  return isUuid(about) ? about : null;
}
