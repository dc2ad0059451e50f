import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { day } from "~/lib/time/lengths.ts";
import { outboxEnding, outboxFolder } from "../transport.ts";

/** So long stays what is left of a mail that was sent or given up. */
export const keepMs = 30 * day;

/** Takes mails out of the outbox that lie there as files, by their Message-IDs. */
export async function removeFromOutbox(messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const folder = outboxFolder();
  const endings = new Set(messageIds.map(outboxEnding));
  for (const name of await namesIn(folder))
    if (endings.has(name.slice(name.indexOf(" ")))) await rm(join(folder, name), { force: true });
}

/** Takes every file out of the outbox that is older than its mail's row is kept. */
export async function sweepOutbox(now: Date, folder = outboxFolder()): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && now.getTime() - written.mtimeMs > keepMs) await rm(path, { force: true });
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.tmp)?$/.test(name));
