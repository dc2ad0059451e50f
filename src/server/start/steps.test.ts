import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";

const program = `
  import { onStopSignal } from "./src/server/start/steps.ts";
  onStopSignal(() => (process.argv[1] === "hangs" ? new Promise(() => undefined) : Promise.resolve()));
  setInterval(() => undefined, 1_000);
  process.stdout.write("ready");
`;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

let child: ChildProcess;
afterEach(() => child.kill("SIGKILL"));

/** A process that stops at once, or one whose stopping never ends. */
async function running(stopping: "ends" | "hangs"): Promise<{ ended: Promise<unknown[]> }> {
  const args = ["--import", "tsx", "--input-type=module", "--eval", program, stopping];
  child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  if (child.stdout) await once(child.stdout, "data");
  return { ended };
}

it("stops in order at the first signal", async () => {
  const { ended } = await running("ends");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("takes a signal that npm passes on for the same one, and a later one for the wish to end at once", async () => {
  const { ended } = await running("hangs");
  const stopping = child.stdout && once(child.stdout, "data");
  child.kill("SIGINT");
  child.kill("SIGTERM"); // at once, however slow the machine is; the same signal twice would be one
  await stopping; // it says so
  await pause(1_500);
  expect(child.exitCode).toBeNull();
  child.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
});

it("goes on when nobody reads any more what it says", async () => {
  const told = `
    import { runMain } from "./src/server/start/steps.ts";
    runMain(() => Promise.resolve());
    let count = 0;
    setInterval(() => (++count < 20 ? process.stderr.write("a line") : process.exit(0)), 10);
  `;
  child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", told], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  if (child.stderr) await once(child.stderr, "data");
  child.stderr?.destroy();
  expect(await ended).toEqual([0, null]);
});
