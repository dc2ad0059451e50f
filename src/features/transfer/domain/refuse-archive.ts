import { DomainError } from "~/lib/errors.ts";

/**
 * What is wrong with an archive, for people: it is no file of Vitrine's, or of a later one; it was damaged; it asks for more room
 * than a site has; something in it is not as it should be.
 */
export const archiveFaults = ["foreign", "newer", "damaged", "room", "content"] as const;
type ArchiveFault = (typeof archiveFaults)[number];

/** Throws `invalid` with what is wrong with an archive, in English, for whoever looks into it. */
export function refuseArchive(reason: string, fault: ArchiveFault = "content"): never {
  throw new DomainError("invalid", `This is no site that can be imported: ${reason}.`, { reason: "archive", fault });
}
