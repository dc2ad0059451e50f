import { isPasswordOf } from "~/features/account/domain/password.ts";
import { slowDownMs } from "~/features/account/domain/slow-down.ts";
import { waitingRoom } from "~/features/account/waiting-room.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour, minute } from "~/lib/time/lengths.ts";
import { cookieValue } from "~/server/auth.ts";
import type { Db } from "~/server/db.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { inTurn } from "./in-turn.ts";
import { isPassFor, makePass, passCookieName, passMs } from "./page-pass.ts";

/** Wrong passwords from one address: nobody types that often. */
const ofAddress = rateLimit("wrong page passwords of an address", { most: 10, windowMs: 15 * minute });
/** From everywhere: never refused, only slowed down, or anybody could close a page for those who know its password. */
const ofPage = rateLimit("wrong passwords of a page", { most: Infinity, windowMs: hour });
const waitAtMost = waitingRoom();
const longestPassword = 200;

interface Visitor {
  db: Db;
  siteId: string;
  pageId: string;
  isSecure: boolean;
}

/** Whether these cookies open the page: somebody gave its password in this browser, and it is still the same one. */
export async function isUnlocked(
  { db, siteId, pageId, isSecure }: Visitor,
  cookies: string | undefined,
): Promise<boolean> {
  const pass = cookieValue(cookies, passCookieName(pageId, isSecure));
  if (!pass) return false;
  const passwordHash = await hashOfPage({ db, siteId, pageId });
  return passwordHash !== null && isPassFor({ siteId, pageId, passwordHash }, pass, new Date());
}

/**
 * Tries a password at a page. Answers a `Set-Cookie` line that opens the page in this browser for a day, or null where
 * the password is wrong. Throws `too-many` after ten wrong ones from an address, and where too many are being
 * checked; after many from anywhere the next ones wait.
 */
export async function unlock(
  { db, siteId, pageId, isSecure, ip }: Visitor & { ip: string },
  password: string,
): Promise<string | null> {
  const address = `${siteId} ${networkOf(ip)}`;
  // Counted before the password is checked, so that tries at the same moment all count.
  ofAddress.count(address);
  await waitAtMost(slowDownMs(ofPage.count(pageId)));
  const takeBack = () => {
    ofAddress.takeBack(address);
    ofPage.takeBack(pageId);
  };
  const check = async () => {
    const passwordHash = await hashOfPage({ db, siteId, pageId });
    const isRight = password.length <= longestPassword && (await inTurn(() => isPasswordOf(passwordHash, password)));
    return isRight ? passwordHash : null;
  };
  const passwordHash = await check().catch((error: unknown) => {
    takeBack(); // nobody has looked at it
    throw error;
  });
  if (passwordHash === null) return null;
  takeBack();
  const pass = makePass({ siteId, pageId, passwordHash }, new Date());
  const life = `Path=/; Max-Age=${passMs / 1000}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${passCookieName(pageId, isSecure)}=${pass}; ${life}`;
}

async function hashOfPage({ db, siteId, pageId }: Pick<Visitor, "db" | "siteId" | "pageId">): Promise<string | null> {
  const page = await db.page.findFirst({ where: { siteId, id: pageId }, select: { passwordHash: true } });
  return page?.passwordHash ?? null;
}
