import type { ServiceContext, SetCookie } from "~/server/context.ts";

/** What the services of this feature know of the person who asks about their own account. */
export interface AccountContext extends Pick<ServiceContext, "db" | "bus" | "site" | "actor"> {
  /** Address of the caller, for limits and the log. */
  ip: string;
  /** Sets a cookie with the answer, by its `Set-Cookie` line. */
  setCookie?: SetCookie;
}
