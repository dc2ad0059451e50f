import { env } from "./env.ts";
import { startServer } from "./http.ts";
import { getDb } from "./db.ts";
import { demoUsersWarning } from "./start/demo-users.ts";
import { onStopSignal, runMain } from "./start/steps.ts";
import { warmUp } from "./start/warm-up.ts";

/** The server alone, on a database that `DATABASE_URL` names; `npm start` and `npm run dev` do what comes before. */
runMain(async () => {
  const warning = await demoUsersWarning(getDb());
  const dev = env.NODE_ENV === "development";
  const server = await startServer({ port: env.PORT, dev, isPrivate: warning !== null });
  process.stderr.write(warning ?? "");
  onStopSignal(() => server.close());
  if (!dev) await warmUp(server.next);
});
