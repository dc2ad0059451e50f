import "./src/server/dotenv.ts";
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

/** `prisma migrate …` runs on the WebAssembly schema engine, so nothing is downloaded from a vendor host. */
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("./prisma/schema-engine.mjs", import.meta.url));

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations", seed: "tsx prisma/seed/main.ts" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
