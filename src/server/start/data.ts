import { resolve } from "node:path";
import { env } from "~/server/env.ts";
import { backUp } from "./backup.ts";
import { lockFolder } from "./folder-lock.ts";
import { reachDatabase } from "./reach-database.ts";
import { restore } from "./restore.ts";
import { requireNode, runMain } from "./steps.ts";

/** `npm run backup -- FOLDER`, also while Vitrine runs, and `npm run restore -- FOLDER`, into an empty data folder. */
const commands: Record<string, (folder: string) => Promise<string>> = {
  async backup(target) {
    const database = await reachDatabase();
    const given = { folder: env.DATA_DIR, url: database.url, target };
    try {
      const { files } = await backUp(given);
      const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
      return `Backed up ${env.DATA_DIR} to ${target}: ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(0)} MB.`;
    } finally {
      await database.stop();
    }
  },
  async restore(backup) {
    const release = await lockFolder(env.DATA_DIR);
    const { madeAt } = await restore({ backup, folder: env.DATA_DIR }).finally(release);
    return `Restored ${env.DATA_DIR} as it was at ${madeAt}. Start Vitrine now.`;
  },
};

runMain(async () => {
  requireNode();
  const [name = "", folder] = process.argv.slice(2);
  const command = commands[name];
  if (!command || !folder) throw new Error("Say where: npm run backup -- FOLDER, or npm run restore -- FOLDER");
  if (env.DATABASE_URL) {
    throw new Error(
      "DATABASE_URL names a server of your own: back it up with its own tools (pg_dump), then copy DATA_DIR for the media.",
    );
  }
  process.stdout.write(`${await command(resolve(folder))}\n`);
});
