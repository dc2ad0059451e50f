import { z } from "zod";

/** A host name as browsers send it: lower case, without scheme, port and path. */
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/);

export const hostInput = z.strictObject({ host: hostName });

export const hostListSchema = z.strictObject({
  /** The primary one, which canonical links and mails name, first. */
  hosts: z.array(z.strictObject({ host: z.string(), isPrimary: z.boolean() })),
});
export type HostList = z.infer<typeof hostListSchema>;
