import { readUrl } from "../../src/lib/addresses/read-url.ts";

/**
 * The server that `TEST_DATABASE_URL` names; undefined when it is unset or empty, which means a server of the run's own.
 * Throws a sentence that names the variable when it is no address of a PostgreSQL server.
 */
export function givenUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:$/.test(readUrl(text)?.protocol ?? "")) {
    throw new Error(`TEST_DATABASE_URL is not the address of a PostgreSQL server: ${text}`);
  }
  return text;
}
