/**
 * Name of the cookie that tells scripts of visitors' pages that somebody signed in here. It is no secret and opens
 * nothing: the session itself is in a cookie that no script can read.
 */
export const memberMarkName = "vitrine.member";

/** Whether these cookies (of a request, or of a document) hold the mark. It may outlive the session. */
export function hasMemberMark(cookies: string | undefined): boolean {
  return (cookies ?? "").split(";").some((part) => part.trim() === `${memberMarkName}=1`);
}
