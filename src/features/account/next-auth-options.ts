import type { AuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import {
  hasSession,
  readSessionClaims,
  readSessionClaimsOf,
  sessionCookieName,
  sessionSeconds,
} from "~/server/auth.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { getSecret } from "~/server/secret.ts";
import { DomainError } from "~/lib/errors.ts";
import { safeNext } from "~/lib/addresses/safe-next.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { credentialsInput } from "./schema.ts";
import { knownDevice } from "./device-cookie.ts";
import { signIn, signOut, type SignedIn } from "./sign-in.ts";

interface AuthRequest {
  site: { id: string };
  ip: string;
  isSecure: boolean;
  cookie: string | undefined;
  userAgent: string | null;
  /** In which the sign-in speaks, where somebody wished for it. */
  language: EditorLocale | null;
  /** Told who has just signed in. */
  onSignedIn: (person: SignedIn) => void;
  onSignedOut: () => void;
}

/**
 * NextAuth for one request: each host is a site of its own, and the cookie's name depends on http or https. The
 * cookie is sealed by NextAuth; it names a session row, without which it is worth nothing.
 */
export function authOptions(request: AuthRequest): AuthOptions {
  const { site, isSecure } = request;
  const cookie = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure } as const;
  return {
    secret: getSecret(),
    useSecureCookies: isSecure,
    cookies: { sessionToken: { name: sessionCookieName(isSecure), options: cookie } },
    session: { strategy: "jwt", maxAge: sessionSeconds },
    pages: { signIn: "/login", error: "/login", signOut: "/login" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
        async authorize(sent) {
          const credentials = credentialsInput.safeParse(sent);
          if (!credentials.success) return null;
          const deviceOf = (email: string) => knownDevice(request.cookie, email, isSecure);
          const person = await signIn({ db: getDb(), ...request, deviceOf }, credentials.data).catch(refuse);
          if (!person) return null;
          await endFormer(request).catch(refuse);
          request.onSignedIn(person);
          return person;
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
        request.onSignedOut();
        const claims = readSessionClaimsOf(token, site);
        if (claims) await signOut({ db: getDb(), bus: getLiveBus(), site }, claims.sessionId);
      },
    },
  };
}

/** Ends the session that this browser had: its cookie is about to be another one's, and nobody could end it here any more. */
async function endFormer({ cookie, site }: AuthRequest): Promise<void> {
  const former = await readSessionClaims(cookie, site);
  if (former) await signOut({ db: getDb(), bus: getLiveBus(), site }, former.sessionId);
}

function nameOf(detail: unknown): string {
  return detail instanceof Error ? detail.message : "";
}

/**
 * Refuses with one of the words that the sign-in form knows, which NextAuth puts into the `error` parameter of its
 * answer. What went wrong inside must not reach that address.
 */
function refuse(cause: unknown): never {
  throw new Error(wordFor(cause), { cause });
}

function wordFor(cause: unknown): "tooMany" | "codeNeeded" | "codeWrong" | "unavailable" {
  if (!(cause instanceof DomainError)) return "unavailable";
  if (cause.code === "too-many") return "tooMany";
  const reason = cause.details?.["reason"];
  return reason === "codeNeeded" || reason === "codeWrong" ? reason : "unavailable";
}
