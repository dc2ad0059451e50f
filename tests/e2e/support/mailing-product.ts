import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDb, type RootDb } from "../../../src/server/db.ts";
import { ownPort } from "../../support/own-port.ts";
import { startProduct } from "../../support/started-product.ts";
import { productUrl } from "./product-db.ts";
import { onServer } from "../../support/on-server.ts";

export interface MailingProduct {
  port: number;
  db: RootDb;
  stop(): Promise<void>;
}

/**
 * A second product beside the one that the stories share, whose mails lie in a folder: this one has a mail server. It is
 * empty, and has a database of its own in the same PostgreSQL.
 */
export async function startMailingProduct(beside: number, smtpUrl: string): Promise<MailingProduct> {
  const port = await ownPort();
  const folder = mkdtempSync(join(tmpdir(), "vitrine-mailing-"));
  const name = `mailing_${port}`;
  const url = new URL(productUrl(beside));
  await onServer(url, `CREATE DATABASE "${name}"`);
  url.pathname = `/${name}`;
  const settings = { SMTP_URL: smtpUrl, LOG_LEVEL: "fatal", LOOP_LAG_LIMIT_MS: "60000", DATABASE_PATIENCE: "10" };
  const product = startProduct({ ...settings, PORT: String(port), DATA_DIR: folder, DATABASE_URL: url.href });
  const end = () => void product.child.kill("SIGTERM");
  process.once("exit", end); // a story that is cut off leaves none behind
  await product.says("Vitrine is ready");
  const db = openDb(url.href, { patience: 4 });
  return {
    port,
    db,
    async stop() {
      await db.$disconnect();
      end();
      await product.ended;
      process.off("exit", end);
      await onServer(new URL(productUrl(beside)), `DROP DATABASE "${name}" WITH (FORCE)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
