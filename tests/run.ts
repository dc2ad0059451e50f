import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnGivingWay } from "./support/give-way.ts";
import {
  briefly,
  type FailedTest,
  failuresInPlaywright,
  failuresInVitest,
  leftOutInVitest,
  notStarted,
  type PlaywrightReport,
  slowest,
  type TimedTest,
  timesInPlaywright,
  timesInVitest,
  told,
  type VitestReport,
} from "./support/reports.ts";

/**
 * `npm test`: everything CI runs. The stories come first, with a product that builds itself while it fills its database,
 * as a newcomer's does: they wait for it and for the browser half of their time. What they leave goes to the checks, the
 * unit tests and whatever else holds no times, one after the other, which give way. Other tests against a database hold
 * the product's own limits of time: they begin when the stories end. What measures comes last, alone. Each failure
 * shows its output, the end tells when each part ran, the last line is `N passed, N failed`, and the exit code tells the
 * same; tests that lack what they need, as a Redis, are named. `npm run test:long` runs the faults and what two people do at once, in as many rounds as once in a while is
 * worth, types 10,000 keys like a person, twice, and tries the Node release that the README recommends, with other cases of each
 * property.
 */
interface Outcome {
  passed: number;
  failed: number;
  failures?: FailedTest[];
}

interface How {
  env?: Record<string, string>;
  args?: string[];
  /** Release of Node (npm package `node`, fetched for the occasion) to run Vitest on. */
  node?: string;
  /** Takes no time that the stories want. */
  givesWay?: boolean;
  /** For the files that got no process the first time. */
  isAgain?: boolean;
}

const folder = mkdtempSync(join(tmpdir(), "vitrine-run-"));
const total: Outcome = { passed: 0, failed: 0 };
const times: TimedTest[] = [];
const parts: string[] = [];
const leftOut: string[] = [];
const failures: string[] = [];
const recommendedNode = "24";
const isLong = process.argv.includes("--long");

if (isLong) {
  await build(); // else the first test that starts the product would build it, against its time limit
  await vitest(["kills", "unhurried"], { env: { LONG: "1" } });
  await vitest(["faults"], { env: { LONG: "1" } });
  await vitest(["integration"], { env: { LONG: "1" }, args: ["tests/integration/page-two-editors.test.ts"] });
  const typing = ["story", "beside"].map((name) => `src/features/editor/typing-${name}.property.test.ts`);
  await vitest(["unit"], { env: { LONG: "1" }, args: typing }); // 24,000 keys of each form, and 9,600
  await stories(findBrowser(), ["tests/e2e/typing-like-a-person.spec.ts"], { TYPING_KEYS: "10000" });
  await vitest(["unit"], { node: recommendedNode, env: { OTHER_PLAYS: "1" } });
  await vitest(["kills"], { node: recommendedNode, args: ["tests/faults/start.test.ts"] });
} else {
  const givesWay = true;
  await twoAtATime(
    () => stories(findBrowser()).then(() => vitest(["integration", "kills"])),
    () => check("lint and types", "oxlint", [], { givesWay }),
    () => check("format", "oxfmt", ["--check"], { givesWay }),
    () =>
      check("dependency rules", "depcruise", ["--config", ".dependency-cruiser.cjs", "src", "prisma/seed"], {
        givesWay,
      }),
    () => vitest(["unit"], { givesWay, args: ["--no-file-parallelism"] }), // its modules are read once
    () => vitest(["unhurried"], { givesWay }),
  );
  await vitest(["faults"]);
}

rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\nWhen each part ran:\n${parts.join("\n")}\n`);
process.stdout.write(`\nThe ten slowest tests:\n${slowest(times, 10).join("\n")}\n`);
if (leftOut.length > 0) process.stdout.write(`\nLeft out, for lack of what they need:\n  ${leftOut.join("\n  ")}\n`);
if (failures.length > 0) process.stdout.write(`\nWhat failed:\n${failures.join("")}`); // some see the end alone
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs all of them, the next as soon as one of two is done. */
async function twoAtATime(...works: (() => Promise<unknown>)[]): Promise<void> {
  const lane = async () => {
    for (let next = works.shift(); next; next = works.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
}

function build(): Promise<boolean> {
  return check("build", "tsx", ["tests/support/build.ts"]);
}

/** Sees to it that there is a browser; it may have to be fetched, which keeps the network busy, and hardly a core. */
function findBrowser(): Promise<boolean> {
  return check("browser", "tsx", ["tests/support/browser.ts"]);
}

/** The browser's stories, all or those of some files, when there is a browser. */
async function stories(
  browser: Promise<boolean>,
  files: string[] = [],
  env: Record<string, string> = {},
): Promise<void> {
  if (await browser) await playwright(files, env);
  else add("end-to-end", { passed: 0, failed: 1 });
}

async function check(name: string, tool: string, args: string[], how?: How): Promise<boolean> {
  const { code } = await run(name, tool, args, how);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  return code === 0;
}

async function vitest(projects: string[], how: How = {}): Promise<void> {
  const name = projects.join(" and ") + (how.node ? ` on Node ${how.node}` : "");
  const file = join(folder, `${projects.join("-")}.json`);
  const asked = projects.flatMap((project) => ["--project", project]);
  const args = [
    "run",
    ...asked,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...(how.args ?? []),
  ];
  const { code, output } = await run(name, "vitest", args, how);
  const left = how.isAgain ? [] : notStarted(output);
  add(
    name,
    counted(left.length > 0 ? 0 : code, () => {
      const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport & {
        numPassedTests: number;
        numFailedTests: number;
      };
      times.push(...timesInVitest(report));
      leftOut.push(...leftOutInVitest(report));
      return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresInVitest(report) };
    }),
  );
  if (left.length > 0) await vitest(projects, { ...how, args: left, isAgain: true });
}

async function playwright(files: string[], env: Record<string, string>): Promise<void> {
  const file = join(folder, "e2e.json");
  const { code } = await run("end-to-end", "playwright", ["test", ...files], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  add(
    "end-to-end",
    counted(code, () => {
      const report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport & {
        stats: { expected: number; unexpected: number; flaky: number };
      };
      const { stats } = report;
      times.push(...timesInPlaywright(report));
      const failed = stats.unexpected + stats.flaky;
      return { passed: stats.expected, failed, failures: failuresInPlaywright(report) };
    }),
  );
}

/** The figures of a report; a tool that failed without a failed test (or without a report) counts as one failure. */
function counted(code: number, read: () => Outcome): Outcome {
  let outcome: Outcome = { passed: 0, failed: 0 };
  try {
    outcome = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  const isSilent = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return isSilent ? { ...outcome, failed: 1 } : outcome;
}

function add(name: string, { passed, failed, failures: tests = [] }: Outcome): void {
  total.passed += passed;
  total.failed += failed;
  const line = `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} passed, ${failed} failed\n`;
  process.stdout.write(line + told(tests));
  if (failed > 0) failures.push(line + briefly(tests));
}

interface Ran {
  code: number;
  output: string;
}

function run(name: string, tool: string, args: string[], { env, node, givesWay }: How = {}): Promise<Ran> {
  const began = performance.now();
  const call = node
    ? ["--yes", `--package=node@${node}`, "--", "node", `node_modules/${tool}/${tool}.mjs`, ...args]
    : ["--no-install", tool, ...args];
  return new Promise((done) => {
    const start = givesWay ? spawnGivingWay : spawn;
    const child = start("npx", call, { env: { ...process.env, ...env, FORCE_COLOR: "0" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("exit", (exit) => {
      const code = exit ?? 1;
      const isShown = code !== 0 || name === "faults";
      if (isShown) process.stdout.write(`\n--- ${name}\n${output}\n`);
      const [from = "", to = ""] = [began, performance.now()].map((ms) => `${(ms / 1000).toFixed(0)} s`.padStart(7));
      parts.push(`${from} to ${to}  ${name}`);
      process.stdout.write(`     ${name} ran from${from} to${to}\n`);
      done({ code, output });
    });
  });
}
