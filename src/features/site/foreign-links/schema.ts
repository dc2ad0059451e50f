import { z } from "zod";
import { longestForeignAddress } from "../domain/foreign-address.ts";

/** Addresses on other sites; a check of a page knows no more of them. */
export const foreignLinksInput = z.strictObject({
  addresses: z.array(z.string().max(longestForeignAddress)).max(200),
});

/** An address that leads nowhere, and when that was found. */
const deadLinkSchema = z.strictObject({
  address: z.string(),
  /** What its server answers, as HTTP says it; null where it cannot be reached. */
  status: z.number().int().nullable(),
  checkedAt: z.iso.datetime(),
});
export type DeadLink = z.infer<typeof deadLinkSchema>;

export const foreignLinksSchema = z.strictObject({
  dead: z.array(deadLinkSchema),
  /** How many of the addresses nobody has tried yet: their turn comes. */
  untried: z.number().int(),
});
export type ForeignLinks = z.infer<typeof foreignLinksSchema>;
