import { longestAlt } from "~/features/media/library-schema.ts";
import {
  longestDescription,
  longestEntryTitle,
  longestName,
  longestSearchTitle,
  longestText,
  longestWorkQuota,
} from "~/features/page/domain/text-limits.ts";
import { longestLabel } from "../schema.ts";
import type { PairPlace } from "./text-pair.ts";

/** Most letters of what stands in each place; an address is made of what is written. */
export const longestAt: Record<PairPlace["type"], number> = {
  pageName: longestName,
  pageDescription: longestDescription,
  pageSearchTitle: longestSearchTitle,
  pageAddress: 0,
  field: longestText,
  picture: longestAlt,
  entry: longestLabel,
  container: longestLabel,
  listingTitle: longestEntryTitle,
  listingWorkQuota: longestWorkQuota,
  listingDescription: longestText,
};

/** Whether a translation is short enough for the place of its source; nothing longer is cut, people shorten it. */
export function fitsPlace({ type }: PairPlace, text: string): boolean {
  return text.trim() !== "" && text.trim().length <= longestAt[type];
}
