import type { IncomingMessage } from "node:http";

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

const cookieName = /^[\w.-]+$/;
const wayBack = /(^|-)next-auth\.callback-url$/;

/**
 * Leaves a request what NextAuth can use. Its way back is what its form says: one in a cookie, which a neighbour under the
 * same domain can set, or in a link makes it fail when that is no address, and nobody signs in any more.
 */
export function leaveUseful(request: Asked): void {
  const { headers, url = "" } = request;
  const cookies = headers.cookie?.split(";").flatMap((part) => {
    const [name = "", ...value] = part.split("=");
    return cookieName.test(name.trim()) && !wayBack.test(name.trim()) ? `${name.trim()}=${value.join("=").trim()}` : [];
  });
  if (cookies) headers.cookie = cookies.join("; ");
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  const asked = new URLSearchParams(query);
  asked.delete("callbackUrl");
  request.url = asked.size > 0 ? `${path}?${asked}` : path;
}

/** Whether a body is a form, as all are that the product sends there; NextAuth fails with JSON that is cut off. */
export function isFormOrNone({ method, headers }: Asked): boolean {
  return method !== "POST" || /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers["content-type"] ?? "");
}
