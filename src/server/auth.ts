import { randomUUID } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { day } from "~/lib/time/lengths.ts";
import type { Actor, RequestSite } from "./context.ts";
import type { Db } from "./db.ts";
import { getDb } from "./db.ts";
import { inSite } from "./site-scope.ts";
import { getSecret } from "./secret.ts";

/** A session ends 30 days after the sign-in, and earlier when nobody used it for 14 days. */
export const sessionSeconds = 30 * 24 * 60 * 60;
const idleMs = 14 * day;

/** Which sessions are still open at this moment. */
export function stillOpen(now: Date): { expires: { gt: Date }; lastSeenAt: { gt: Date } } {
  return { expires: { gt: now }, lastSeenAt: { gt: new Date(now.getTime() - idleMs) } };
}

/**
 * What the sealed cookie carries besides NextAuth's own claims. It is good on one site only, and one that was made
 * over https is not accepted from the plain cookie, which a neighbouring host could have set.
 */
const sessionClaimsSchema = z.object({
  sessionId: z.uuid(),
  siteId: z.uuid(),
  isSecure: z.boolean(),
});
type SessionClaims = z.infer<typeof sessionClaimsSchema>;

/** `__Host-` keeps the cookie to this very host; browsers accept that prefix over https only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-vitrine.session-token" : "vitrine.session-token";
}

interface SessionOrigin {
  /** The membership that the session rests on and ends with; null for an admin who is no member. */
  siteId?: string | null;
  ip?: string | null;
  userAgent?: string | null;
}

/**
 * Takes the session of the other scheme out of a request's cookies: what was signed in over http is worth nothing over
 * https, where a neighbour could have set the plain cookie. Must run before anything reads the cookies.
 */
export function dropForeignSession({ headers }: { headers: { cookie?: string | undefined } }, isSecure: boolean): void {
  const foreign = sessionCookieName(!isSecure);
  if (!headers.cookie?.includes(foreign)) return;
  const parts = headers.cookie.split(";").filter((part) => part.slice(0, part.indexOf("=")).trim() !== foreign);
  headers.cookie = parts.join(";").trim();
}

/** Opens a session for a person and returns its id; the cookie is worth nothing once the row is gone. */
export async function openSession(db: Db, userId: string, from: SessionOrigin = {}): Promise<string> {
  const expires = new Date(Date.now() + sessionSeconds * 1000);
  const session = await db.session.create({ data: { ...from, sessionToken: randomUUID(), userId, expires } });
  return session.sessionToken;
}

/** Seals claims into the cookie's value, as NextAuth does. */
export function sealSession(claims: SessionClaims): Promise<string> {
  return encode({ token: { ...claims }, secret: getSecret(), maxAge: sessionSeconds });
}

/** The claims of a cookie that was opened, or null when they are not complete or of another site. */
export function readSessionClaimsOf(payload: unknown, site: { id: string }): SessionClaims | null {
  const claims = sessionClaimsSchema.safeParse(payload);
  return claims.success && claims.data.siteId === site.id ? claims.data : null;
}

/** The claims of a valid cookie of this site, or null. The row behind it is not looked at. */
export async function readSessionClaims(cookieHeader: string | undefined, site: { id: string }) {
  const secure = cookieValue(cookieHeader, sessionCookieName(true));
  const sealed = secure ?? cookieValue(cookieHeader, sessionCookieName(false));
  if (!sealed) return null;
  const payload = await decode({ token: sealed, secret: getSecret() }).catch(() => null);
  const claims = readSessionClaimsOf(payload, site);
  return claims?.isSecure === (secure !== undefined) ? claims : null;
}

/** Whether there is a session among the cookies; that it is a good one is not said. */
export function holdsSession(cookieHeader: string | undefined): boolean {
  return [true, false].some((isSecure) => cookieValue(cookieHeader, sessionCookieName(isSecure)) !== undefined);
}

/** Whether a session is still open. */
export async function hasSession(db: Db, sessionId: string): Promise<boolean> {
  const where = { sessionToken: sessionId, ...stillOpen(new Date()) };
  return (await db.session.count({ where })) > 0;
}

/**
 * Who asks, by the request's `Cookie` header: session, user and membership are read anew, so that a signed-out
 * session or a lost membership counts at once. Null when nobody who may edit this site is signed in on it.
 */
export async function getActor(
  cookieHeader: string | undefined,
  site: Pick<RequestSite, "id">,
  db: Db = getDb(),
): Promise<Actor | null> {
  const claims = await readSessionClaims(cookieHeader, site);
  if (!claims) return null;
  const session = await inSite(site.id, () =>
    db.session.findUnique({
      where: { sessionToken: claims.sessionId, ...stillOpen(new Date()) },
      select: {
        id: true,
        provedAt: true,
        lastSeenAt: true,
        user: {
          select: {
            id: true,
            name: true,
            isAdmin: true,
            memberships: { where: { siteId: site.id }, select: { role: true } },
          },
        },
      },
    }),
  );
  if (!session) return null;
  const { id, name, isAdmin, memberships } = session.user;
  const role = memberships[0]?.role ?? null;
  if (!isAdmin && !role) return null; // a lost membership ends the session
  await noteSeen(db, session);
  return { userId: id, name, isAdmin, role, session: { id: session.id, provedAt: session.provedAt } };
}

const noteEveryMs = 3_600_000;

/** Once an hour, so that the list of sessions tells which are in use and a request costs no write. */
async function noteSeen(db: Db, session: { id: string; lastSeenAt: Date }): Promise<void> {
  if (Date.now() - session.lastSeenAt.getTime() < noteEveryMs) return;
  await db.session.updateMany({ where: { id: session.id }, data: { lastSeenAt: new Date() } });
}

/** The value of one cookie in a request's `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const separator = part.indexOf("=");
    if (part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim();
  }
  return undefined;
}
