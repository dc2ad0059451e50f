import "./production.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { startServer } from "~/server/http.ts";
import { besideOthersWarning } from "./beside-others.ts";
import { bucketWarning } from "./bucket-warning.ts";
import { buildWhenNeeded } from "./build.ts";
import { endChildren } from "./children.ts";
import { migrate, openDatabase } from "./database.ts";
import { demoUsersWarning, seedBesideBuild } from "./demo-users.ts";
import { siteOrigins } from "./site-origins.ts";
import { warmUp } from "./warm-up.ts";
import { onStopSignal, requireFreePort, requireNode, runMain, step } from "./steps.ts";

/** `npm start`: everything between an empty clone and a served site. */
runMain(async () => {
  requireNode();
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  let build: Promise<void> | undefined;
  const beginBuild = async () => {
    await requireFreePort(env.PORT);
    build = step("Build", () => buildWhenNeeded(env.VITRINE_DIST));
    build.catch(() => undefined); // told below, where it is waited for
  };
  // A build takes longer than everything else together, so it starts first.
  const database = step("Database", () => openDatabase(beginBuild));
  const end = async () => {
    await server?.close();
    await endChildren();
    if (process.env.DATABASE_URL) await getDb().$disconnect();
    const opened = await database.catch(() => null);
    await opened?.stop();
  };
  onStopSignal(end);
  let origins: string[];
  try {
    await database;
    await step("Migrations", migrate);
    await Promise.all([step("Demo sites", seedBesideBuild), build]);
    const warning = await demoUsersWarning(getDb());
    const beside = await besideOthersWarning(getDb());
    origins = await siteOrigins(getDb(), env.PORT);
    server = await startServer({ port: env.PORT, dev: false, isPrivate: warning !== null });
    process.stderr.write((warning ?? "") + (beside ?? ""));
  } catch (error) {
    await end();
    throw error;
  }
  process.stdout.write(`\nVitrine is ready: ${origins.join(", ") || `http://localhost:${env.PORT}, without a site`}\n`);
  const told = bucketWarning().then((sentence) => process.stderr.write(sentence ?? ""));
  await Promise.all([told, warmUp(server.next)]);
});
