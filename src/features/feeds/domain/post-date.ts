import { day } from "~/lib/time/lengths.ts";

/** When something was posted, as RSS (RFC 822) and Atom (ISO 8601) write it; without a zone it is UTC. Null: nobody knows. */
export function postDate(written: string, now: Date): Date | null {
  const text = written.trim();
  if (text === "" || text.length > 60) return null;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d|\b[A-Z]{1,5})$/.test(text) || !/\d:\d\d/.test(text);
  const date = new Date(hasZone ? text : `${text}Z`);
  const time = date.getTime();
  const isLikely = time > Date.UTC(1990, 0) && time < now.getTime() + day;
  return isLikely ? date : null;
}
