import { execFileSync, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { nearby } from "./support/nearby.ts";

/**
 * `npm run test:changed`: the unit tests that import a changed file, and the integration tests near it. Changed is what
 * differs from the branch `main`, saved or not. Both run at the same time; each shows its output when it is done.
 * `-- --browser` runs the browser's stories near it afterwards.
 */
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const [base = "HEAD"] = git("merge-base", "HEAD", "main");
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", base),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const present = ["integration", "e2e"].flatMap((folder) =>
  readdirSync(`tests/${folder}`).map((name) => `tests/${folder}/${name}`),
);
const { integration, specs } = nearby(changed, present);
const code = changed.filter((path) => /\.(tsx?|json)$/.test(path) && !path.startsWith("tests/e2e/"));

const results = await Promise.all([
  code.length === 0 || run("vitest", ["related", "--run", "--project", "unit", "--passWithNoTests", ...code]),
  integration.length === 0 ||
    run("vitest", ["run", "--project", "integration", "--project", "unhurried", ...integration]),
]);
if (specs.length > 0) {
  if (process.argv.includes("--browser")) results.push(await run("playwright", ["test", ...specs]));
  else process.stdout.write(`\nStories near this change (add -- --browser to run them): ${specs.join(" ")}\n`);
}
process.exitCode = results.every(Boolean) ? 0 : 1;

function run(tool: string, args: string[]): Promise<boolean> {
  const child = spawn("npx", ["--no-install", tool, ...args], { stdio: ["inherit", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((done) => {
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}
