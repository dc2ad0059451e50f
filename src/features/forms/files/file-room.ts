import { roomLimitOf } from "~/features/media/room.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour } from "~/lib/time/lengths.ts";
import type { Db } from "~/server/db.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { mostBytesTogether } from "../domain/file-limits.ts";
import type { ReceivedFile } from "./received-file.ts";

/** As many bytes of a site's room for media may visitors fill, so that the rest is the editors' in any case. */
const share = 0.1;
/**
 * Of that room, what all visitors together may fill within an hour: strangers need a night for it, and are seen. It is
 * at least what one address may send, for a small room, too, has place for full forms.
 */
const shareOfHour = 0.1;
/** Of that room, what the files of spam may fill. */
const shareOfSpam = 0.05;
/** What one address may send to a site within an hour: four forms that are as full as can be. */
const mostOfAddress = 4 * mostBytesTogether;

const ofAddress = rateLimit("bytes of files of an address", { most: Infinity, windowMs: hour });
const ofSite = rateLimit("bytes of files of a site", { most: Infinity, windowMs: hour });

const roomOf = async (db: Db, siteId: string) => (await roomLimitOf(db, siteId)) * share;
const bytesOf = (files: readonly ReceivedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

interface Sent {
  siteId: string;
  ip: string;
  files: readonly ReceivedFile[];
}

interface Kept {
  siteId: string;
  files: readonly ReceivedFile[];
  isSpam?: boolean;
}

/** Whether a site has room for what came, beside the files of visitors that it keeps; what has is counted to its hour. */
export async function takeRoomFor(db: Db, { siteId, ip, files }: Sent): Promise<boolean> {
  if (files.length === 0) return true;
  const bytes = bytesOf(files);
  const room = await roomOf(db, siteId);
  if (!(await hasRoomFor(db, { siteId, files }))) return false;
  const address = `${siteId} ${networkOf(ip)}`;
  if (ofAddress.countOf(address) + bytes > mostOfAddress) return false;
  if (ofSite.countOf(siteId) + bytes > Math.max(room * shareOfHour, mostOfAddress)) return false;
  ofAddress.count(address, bytes);
  ofSite.count(siteId, bytes);
  return true;
}

/**
 * Whether a site has room for the files of an answer beside those that it keeps. Of one that looks like spam some are kept,
 * for an editor may find that it is none.
 */
export async function hasRoomFor(db: Db, { siteId, files, isSpam = false }: Kept): Promise<boolean> {
  if (files.length === 0) return true;
  const where = { siteId, ...(isSpam && { submission: { isSpam } }) };
  const { _sum } = await db.formFile.aggregate({ where, _sum: { size: true } });
  return (_sum.size ?? 0) + bytesOf(files) <= (await roomOf(db, siteId)) * (isSpam ? shareOfSpam : 1);
}

/** The same in the transaction that notes them: of two answers at the same moment the second is counted after the first. */
export async function hasRoomInTurn(tx: Db, kept: Kept): Promise<boolean> {
  if (kept.files.length === 0) return true;
  await tx.$queryRaw`SELECT 1 AS "one" FROM pg_advisory_xact_lock(hashtext('form-files'), hashtext(${kept.siteId}))`;
  return hasRoomFor(tx, kept);
}
