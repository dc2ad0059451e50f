import { join } from "node:path";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { endChildren, startChild } from "./children.ts";
import { migrate, openDatabase } from "./database.ts";
import { seedWhenWanted } from "./demo-users.ts";
import { onStopSignal, requireFreePort, requireNode, runMain, step } from "./steps.ts";

/** `npm run dev`: pages reload in the browser as you save; a change of server code restarts the server. */
runMain(async () => {
  requireNode();
  const database = await step("Database", () => openDatabase(() => requireFreePort(env.PORT)));
  try {
    await step("Migrations", migrate);
    await step("Demo sites", () => seedWhenWanted(getDb()));
  } catch (error) {
    await database.stop();
    throw error;
  }
  const tsx = join("node_modules", "tsx", "dist", "cli.mjs");
  const server = startChild(process.execPath, [tsx, "watch", "--clear-screen=false", "src/server/main.ts"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  const stop = async () => {
    await endChildren();
    await getDb().$disconnect();
    await database.stop();
  };
  onStopSignal(stop);
  void ended.then(stop).then(() => process.exit());
});
