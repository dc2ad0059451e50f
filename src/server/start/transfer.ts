import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { exportedSite } from "~/features/transfer/export-site.ts";
import { importSite } from "~/features/transfer/import-site.ts";
import { missingMedia } from "~/features/transfer/stored-media.ts";
import { recordAudit } from "~/server/audit.ts";
import { openDb, type RootDb } from "~/server/db.ts";
import { writeWhole } from "../files/whole-file.ts";
import { migrate } from "./database.ts";
import { givenHost } from "./given-host.ts";
import { reachDatabase } from "./reach-database.ts";
import { requireNode, runMain, step } from "./steps.ts";

const usage = {
  export: "Say which site, and where to: npm run site:export -- shop.example shop.tar",
  import:
    "Say which file, and for which host: npm run site:import -- shop.tar --host shop.example [--id …] [--room GB]",
};

/** `npm run site:export` and `npm run site:import`: one site as one file, also while Vitrine runs. */
const commands: Record<string, (db: RootDb, given: string[]) => Promise<string>> = {
  async export(db, given) {
    const [host, target] = parsed(
      z.tuple([z.string(), z.string()]),
      parseArgs({ args: given, allowPositionals: true }),
    );
    const found = await db.siteHost.findUnique({ where: { host: givenHost(host) } });
    if (!found) throw new Error(`${host} shows no site.`);
    const { siteId } = found;
    const path = resolve(target);
    await writeWhole(path, async (unfinished) => {
      await pipeline(exportedSite({ db, siteId }), createWriteStream(unfinished, { flags: "w", mode: 0o600 }));
      await recordAudit(db, { siteId, kind: "siteExported", actor: null });
    });
    const { size } = await stat(path);
    const missing = await missingMedia({ db, siteId });
    if (missing.length > 0)
      process.stderr.write(`The files of these media are gone, and not in the archive: ${missing.join(", ")}\n`);
    return `${host} (site ${siteId}) is in ${target}: ${(size / 1e6).toFixed(1)} MB. It holds drafts: keep it as you keep a backup.`;
  },
  async import(db, given) {
    const options = { host: { type: "string" }, id: { type: "string" }, room: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    const shape = z.object({
      host: z.string(),
      id: z.uuid().toLowerCase().optional(),
      roomGb: z.coerce.number().int().min(0).max(100_000).default(0),
      path: z.string(),
    });
    const wanted = shape.parse({ ...values, roomGb: values.room, path: positionals[0] });
    const host = givenHost(wanted.host);
    await step("Migrations", migrate);
    const { name } = await importSite(db, { ...wanted, host, path: resolve(wanted.path), actor: null });
    return `${host} shows ${name}. An admin of the installation edits it; others become members there.`;
  },
};

runMain(async () => {
  requireNode();
  const [name = "", ...given] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(`${usage.export}\n${usage.import}`);
  const database = await reachDatabase();
  const db = openDb(database.url, { patience: 10 });
  try {
    process.stdout.write(`\n${await command(db, given)}\n`);
  } catch (error) {
    const isUsage = error instanceof z.ZodError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    throw isUsage ? new Error(usage[name as keyof typeof usage], { cause: error }) : error;
  } finally {
    await db.$disconnect();
    await database.stop();
  }
});

function parsed<Shape extends z.ZodType>(shape: Shape, { positionals }: { positionals: string[] }): z.output<Shape> {
  return shape.parse(positionals);
}
