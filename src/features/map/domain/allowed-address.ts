import { readUrl } from "~/lib/addresses/read-url.ts";

/** https to a public name, so that a certificate vouches for who answers: no number, no name of this machine or net. */
export function isPublicHttps(url: string): boolean {
  const parts = readUrl(url);
  if (parts?.protocol !== "https:" || parts.username !== "" || parts.port !== "") return false;
  return /\.[a-z]{2,}$/i.test(parts.hostname) && !/\.(local|internal|localhost|test)$/i.test(parts.hostname);
}

/** For a style that an operator configured with http: an own server, wherever it stands. */
export function isHttp(url: string): boolean {
  const parts = readUrl(url);
  return parts !== null && /^https?:$/.test(parts.protocol) && parts.username === "";
}
