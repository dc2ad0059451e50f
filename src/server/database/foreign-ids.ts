import { DomainError } from "~/lib/errors.ts";
import { isUniqueViolation } from "./unique-violation.ts";

/** Where an id that belongs elsewhere was refused: its row is met only when one is created anew. */
export function refusingForeignIds(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new DomainError("not-found", "an id belongs elsewhere", undefined, { cause: error });
}
