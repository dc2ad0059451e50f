import "./src/server/env/dotenv.ts";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

/** `prisma migrate …` runs on the WebAssembly schema engine, so nothing is downloaded from a vendor host. */
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("./prisma/schema-engine.mjs", import.meta.url));

/** The embedded database leaves its address here while it runs. */
const addressFile = `${process.env.DATA_DIR || ".data"}/database-url`;
const embedded = existsSync(addressFile) ? readFileSync(addressFile, "utf8") : "";

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL || embedded },
});
