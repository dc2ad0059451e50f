import { sessionSeconds } from "~/server/auth.ts";
import { memberMarkName } from "~/lib/member-mark.ts";

/** A `Set-Cookie` line that marks a browser in which somebody signed in; readable by scripts, worth nothing by itself. */
export function memberMark(isSecure: boolean): string {
  return mark("1", sessionSeconds, isSecure);
}

/** A `Set-Cookie` line that takes the mark away. */
export function noMemberMark(isSecure: boolean): string {
  return mark("", 0, isSecure);
}

function mark(value: string, seconds: number, isSecure: boolean): string {
  return `${memberMarkName}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
