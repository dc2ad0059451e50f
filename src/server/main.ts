import { env } from "./env.ts";
import { startServer } from "./http.ts";
import { onStopSignal, runMain } from "./start/steps.ts";

/** The server alone, on a database that `DATABASE_URL` names; `npm start` and `npm run dev` do what comes before. */
runMain(async () => {
  const server = await startServer({ port: env.PORT, dev: env.NODE_ENV === "development" });
  onStopSignal(() => server.close());
});
