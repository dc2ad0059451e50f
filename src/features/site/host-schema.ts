import { z } from "zod";
import { readUrl } from "~/lib/addresses/read-url.ts";

/** A host name as browsers send it: lower case, without scheme, port and path. */
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/);

/** The host name in what a person typed or pasted, also out of a whole address; null when there is none. */
export function hostNameIn(text: string): string | null {
  const address = /^[a-z]+:\/\//i.test(text.trim()) ? text.trim() : `http://${text.trim()}`;
  return hostName.safeParse(readUrl(address)?.hostname).data ?? null;
}

export const hostInput = z.strictObject({ host: hostName });

export const hostListSchema = z.strictObject({
  /** The primary one, which canonical links and mails name, first. */
  hosts: z.array(z.strictObject({ host: z.string(), isPrimary: z.boolean() })),
});
export type HostList = z.infer<typeof hostListSchema>;
