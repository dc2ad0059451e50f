import { minute, rateLimit } from "~/server/rate-limit.ts";

/** Room for a class that types behind one address: five questions a second, whichever way they are asked. */
const searches = rateLimit("directory searches of an address", { most: 300, windowMs: minute });

/** Counts one question to a directory. Throws `too-many`. */
export function countSearch(ip: string): void {
  searches.count(ip);
}
