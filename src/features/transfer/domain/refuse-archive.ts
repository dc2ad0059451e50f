import { DomainError } from "~/lib/errors.ts";

/** Throws `invalid` with what is wrong with an archive, in English, for whoever looks into it. */
export function refuseArchive(reason: string): never {
  throw new DomainError("invalid", `This is no site that can be imported: ${reason}.`, { reason: "archive" });
}
