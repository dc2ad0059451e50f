import { roomLimitOf } from "~/features/media/room.ts";
import { networkOf } from "~/lib/addresses/network-of.ts";
import type { RootDb } from "~/server/db.ts";
import { hour, rateLimit } from "~/server/limits/rate-limit.ts";
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

const roomOf = async (db: RootDb, siteId: string) => (await roomLimitOf(db, siteId)) * share;
const bytesOf = (files: readonly ReceivedFile[]) => files.reduce((sum, { size }) => sum + size, 0);

interface Sent {
  siteId: string;
  ip: string;
  files: readonly ReceivedFile[];
}

/** Whether a site has room for what came, beside the files of visitors that it keeps; what has is counted to its hour. */
export async function takeRoomFor(db: RootDb, { siteId, ip, files }: Sent): Promise<boolean> {
  if (files.length === 0) return true;
  const bytes = bytesOf(files);
  const room = await roomOf(db, siteId);
  const { _sum } = await db.formFile.aggregate({ where: { siteId }, _sum: { size: true } });
  if ((_sum.size ?? 0) + bytes > room) return false;
  const address = `${siteId} ${networkOf(ip)}`;
  if (ofAddress.countOf(address) + bytes > mostOfAddress) return false;
  if (ofSite.countOf(siteId) + bytes > Math.max(room * shareOfHour, mostOfAddress)) return false;
  ofAddress.count(address, bytes);
  ofSite.count(siteId, bytes);
  return true;
}

/** Whether files of an answer that looks like spam are kept: some, for an editor may find that it is none. */
export async function hasRoomForSpam(db: RootDb, siteId: string, files: readonly ReceivedFile[]): Promise<boolean> {
  const where = { siteId, submission: { isSpam: true } };
  const { _sum } = await db.formFile.aggregate({ where, _sum: { size: true } });
  return (_sum.size ?? 0) + bytesOf(files) <= (await roomOf(db, siteId)) * shareOfSpam;
}
