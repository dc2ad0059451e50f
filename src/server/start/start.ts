import "./production.ts";
import { seedIfEmpty } from "../../../prisma/seed/main.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { startServer } from "~/server/http.ts";
import { buildWhenNeeded } from "./build.ts";
import { migrate, openDatabase } from "./database.ts";
import { demoUsersWarning } from "./demo-users.ts";
import { onStopSignal, requireFreePort, requireNode, runMain, step } from "./steps.ts";

/** `npm start`: everything between an empty clone and a served site. */
runMain(async () => {
  requireNode();
  const database = await step("Database", () => openDatabase(() => requireFreePort(env.PORT)));
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  onStopSignal(async () => {
    await server?.close();
    await getDb().$disconnect();
    await database.stop();
  });
  try {
    await step("Migrations", migrate);
    await Promise.all([
      step("Demo sites", () => seedIfEmpty(getDb())),
      step("Build", () => buildWhenNeeded(env.VITRINE_DIST)),
    ]);
    server = await startServer({ port: env.PORT, dev: false });
    process.stderr.write((await demoUsersWarning(getDb())) ?? "");
  } catch (error) {
    await database.stop();
    throw error;
  }
  process.stdout.write(`\nVitrine is ready: http://localhost:${env.PORT} and http://golf.localhost:${env.PORT}\n`);
});
