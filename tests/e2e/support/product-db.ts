import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openDb, type RootDb } from "../../../src/server/db.ts";
import { productFolder } from "../../support/product-folder.ts";

/** Where the product that the stories talk to has its database. */
export function productUrl(port: number | string): string {
  return readFileSync(join(productFolder(Number(port)), "database-url"), "utf8");
}

/** That database, for what a story needs there beforehand; whoever works in it meanwhile is waited for. */
export function openProductDb(port: number | string): RootDb {
  const url = new URL(productUrl(port));
  url.searchParams.set("lock_timeout", "20000");
  return openDb(url.href, { patience: 4 });
}
