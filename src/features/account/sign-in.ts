import { recordAudit } from "~/server/audit.ts";
import { openSession } from "~/server/auth.ts";
import type { Db, RootDb } from "~/server/db.ts";
import { logger } from "~/server/logger.ts";
import { inSite } from "~/server/site-scope.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import type { AuditKind } from "~/lib/audit-kinds.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { DomainError } from "~/lib/errors.ts";
import { goOnInLanguage } from "./editor-language.ts";
import { holdPerson } from "./hold-person.ts";
import { isPasswordOf } from "./domain/password.ts";
import { freeTries } from "./domain/slow-down.ts";
import { inPasswordTurn } from "./password-turns.ts";
import { tellOfNewDevice } from "./new-device.ts";
import { emailAddress, type Credentials } from "./schema.ts";
import { passSecondStep } from "./second-step.ts";
import { failedTriesAt, throttled, throttledCode } from "./throttle.ts";

/** Somebody who has just proved who they are. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  sessionId: string;
}

interface SignInContext {
  db: RootDb;
  site: { id: string };
  ip: string;
  userAgent?: string | null;
  /** In which the sign-in spoke, where somebody wished for it. */
  language?: EditorLocale | null;
  /** The device, when the account of this address was opened on it before. */
  deviceOf?: (email: string) => string | null;
}

/**
 * Checks e-mail, password and, where it is switched on, the second step, and opens a session. Null for an unknown
 * person, a wrong password and a stranger to the site alike, after the same time. Throws `too-many` after too many
 * failed tries from one address or wrong codes from anywhere, and `invalid` with the reason `codeNeeded` or `codeWrong` when only the code is missing.
 */
export function signIn(ctx: SignInContext, { email, password, code }: Credentials): Promise<SignedIn | null> {
  const address = emailAddress.safeParse(email).data ?? "";
  const deviceId = ctx.deviceOf?.(address) ?? null;
  return throttled({ ip: ctx.ip, email: address, deviceId }, async () => {
    const user = await inSite(ctx.site.id, () => personAt(ctx.db, ctx.site.id, address));
    const isRight = await inPasswordTurn({ ip: ctx.ip, deviceId }, () => isPasswordOf(user?.passwordHash, password));
    if (!user || !mayEnter(user)) return null;
    const note = (kind: AuditKind) =>
      recordAudit(ctx.db, { siteId: ctx.site.id, kind, actor: { userId: user.id, name: user.name }, ip: ctx.ip });
    // A flood of guesses must not fill the log with itself; and who waits for it could tell members from strangers by the time.
    const noteFailure = () => {
      if (failedTriesAt(address) > freeTries) return;
      note("signInFailed").catch((error: unknown) => logger.warn({ error }, "a failed sign-in is not in the log"));
    };
    if (!isRight) {
      noteFailure();
      return null;
    }
    if (user.totpSecret) {
      if (!code) throw new DomainError("invalid", "A code is needed as well", { reason: "codeNeeded" });
      const passed = await throttledCode({ userId: user.id, deviceId }, () => passSecondStep(ctx.db, user, code));
      if (!passed) {
        noteFailure();
        throw new DomainError("invalid", "The code is not right", { reason: "codeWrong" });
      }
      if (passed === "recovery") await note("recoveryCodeUsed");
    }
    const sessionId = await openAsProved(ctx, user, { isKnownDevice: deviceId !== null });
    if (sessionId === null) return null;
    await note("signIn");
    await goOnInLanguage(ctx.db, ctx.site.id, { userId: user.id, language: ctx.language ?? null });
    return { id: user.id, name: user.name, email: user.email, sessionId };
  });
}

type Person = NonNullable<Awaited<ReturnType<typeof personAt>>>;

function personAt(db: Db, siteId: string, email: string) {
  return db.user.findUnique({ where: { email }, include: { memberships: { where: { siteId } } } });
}

const mayEnter = ({ isAdmin, memberships }: Person): boolean => isAdmin || memberships.length > 0;

/**
 * Opens the session of somebody who has proved who they are by what their account was then. Null where it is another one
 * by now: a change of the password, the address or the second step ends sessions, and none may begin behind its back.
 */
function openAsProved(
  ctx: SignInContext,
  proved: Person,
  { isKnownDevice }: { isKnownDevice: boolean },
): Promise<string | null> {
  return inSite(ctx.site.id, () =>
    ctx.db.$transaction(async (tx) => {
      await holdPerson(tx, proved.id);
      const user = await personAt(tx, ctx.site.id, proved.email);
      const isAsProved = user?.passwordHash === proved.passwordHash && user.totpSecret === proved.totpSecret;
      if (!isAsProved || !mayEnter(user)) return null;
      if (!isKnownDevice) await tellOfNewDevice({ ...ctx, db: tx }, user);
      const siteId = user.memberships[0]?.siteId ?? null;
      const origin = { siteId, ip: ctx.ip, userAgent: ctx.userAgent?.slice(0, 300) ?? null };
      return openSession(tx, user.id, origin);
    }),
  );
}

/** Ends one session; the sockets that it opened are closed at once. */
export async function signOut(
  { db, bus, site }: { db: Db; bus: LiveBus; site: { id: string } },
  sessionId: string,
): Promise<void> {
  const session = await db.session.findUnique({
    where: { sessionToken: sessionId },
    select: { user: { select: { id: true, name: true } } },
  });
  if (!session) return;
  const { id: userId, name } = session.user;
  await db.session.deleteMany({ where: { sessionToken: sessionId } });
  await recordAudit(db, { siteId: site.id, kind: "signOut", actor: { userId, name } });
  bus.wake(`actor:${userId}`);
}
