import { z } from "zod";
import { getDb } from "~/server/db.ts";
import { defineJob } from "~/server/jobs/define-job.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { startJobs } from "~/server/jobs/start-jobs.ts";

/**
 * A process that works on one job until it is told to stop. With `hang` as its argument it begins a run and never ends
 * it; else it ends each run that it gets. Says "begun <text>", "done <text>", "told to stop" and "stopped".
 */
const [mode = "work", seconds = "2"] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const job = defineJob({
  name: "test.job",
  input: z.object({ text: z.string() }),
  seconds: Number(seconds),
  pauseSeconds: 1,
  async run(_context, { text }) {
    say(`begun ${text}`);
    if (mode === "hang") await new Promise(() => setInterval(() => undefined, 60_000));
    if (mode === "slow") await new Promise((done) => process.stdin.once("data", done));
    say(`done ${text}`);
  },
});
const jobs = startJobs([job], { searchSeconds: 1, pollSeconds: 0.5 });
if (mode === "hang") await enqueue(getDb(), job, { text: "the work" });
if (mode === "slow") await enqueue(getDb(), job, { text: "the slow work" });
process.once("SIGTERM", () => {
  say("told to stop");
  void jobs.stop().then(async () => {
    say("stopped");
    await getDb().$disconnect();
    process.exit(0);
  });
});
