import type { AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { hasSession, readSessionClaimsOf, sessionCookieName, sessionSeconds } from "~/server/auth.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { getSecret } from "~/server/secret.ts";
import { DomainError } from "~/lib/errors.ts";
import { safeNext } from "~/lib/safe-next.ts";
import { credentialsInput } from "./schema.ts";
import { signIn, signOut, type SignedIn } from "./service.ts";

interface AuthRequest {
  site: { id: string };
  ip: string;
  isSecure: boolean;
}

/** Error codes of the sign-in form, in the `error` parameter of NextAuth's answer. */
export const tooManyTries = "too-many";

/**
 * NextAuth for one request: each host is a site of its own, and the cookie's name depends on http or https. The
 * cookie is sealed by NextAuth; it names a session row, without which it is worth nothing.
 */
export function authOptions({ site, ip, isSecure }: AuthRequest): AuthOptions {
  const cookie = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure } as const;
  return {
    secret: getSecret(),
    useSecureCookies: isSecure,
    cookies: { sessionToken: { name: sessionCookieName(isSecure), options: cookie } },
    session: { strategy: "jwt", maxAge: sessionSeconds },
    pages: { signIn: "/login", error: "/login", signOut: "/login" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(sent) {
          const credentials = credentialsInput.safeParse(sent);
          if (!credentials.success) return null;
          return signIn({ db: getDb(), site, ip }, credentials.data).catch((error: unknown) => {
            throw error instanceof DomainError && error.code === "too-many" ? new Error(tooManyTries) : refusal(error);
          });
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        // `user` is there at sign-in only; it is what `authorize` returned.
        const signedIn = user as SignedIn | undefined;
        if (signedIn) {
          const { id, name, sessionId } = signedIn;
          return { sub: id, name, sessionId, siteId: site.id, isSecure };
        }
        const claims = readSessionClaimsOf(token, site);
        if (!claims || !(await hasSession(getDb(), claims.sessionId))) throw new Error("The session has ended");
        return token;
      },
      session: ({ session, token }) => ({ ...session, user: { id: token.sub, name: token.name } }),
      redirect: ({ url, baseUrl }) =>
        baseUrl + safeNext(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url),
    },
    // Ended sessions are everyday business; anything else shows in the answer's status.
    logger: {
      error: (code, detail) => logger.info({ code, detail: nameOf(detail) }, "sign-in"),
      warn: () => undefined,
    },
    events: {
      async signOut({ token }) {
        const claims = readSessionClaimsOf(token, site);
        if (claims) await signOut({ db: getDb(), bus: getLiveBus() }, claims.sessionId);
      },
    },
  };
}

function nameOf(detail: unknown): string {
  return detail instanceof Error ? detail.message : "";
}

/** What went wrong inside must not reach the address of the sign-in page. */
function refusal(cause: unknown): Error {
  return new Error("unavailable", { cause });
}
