import { spawn } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { spawnGivingWay } from "./give-way.ts";
import { isRunning } from "./started-product.ts";

const waiting = ["-e", "setInterval(() => {}, 1000)"];

it("what gives way stands behind this process, and so does what it starts", async () => {
  const starting = `require("node:child_process").spawn(process.execPath, ${JSON.stringify(waiting)}, { stdio: "inherit" }).once("spawn", function () { console.log(this.pid) })`;
  const child = spawnGivingWay(process.execPath, ["-e", `${starting}; setInterval(() => {}, 1000)`]);
  const [said] = (await once(child.stdout ?? child, "data")) as [Buffer];
  expect(getPriority(child.pid)).toBeGreaterThan(getPriority());
  expect(getPriority(Number(said))).toBe(getPriority(child.pid));
  process.kill(-(child.pid ?? 0), "SIGKILL");
});

it("what gives way ends with the process that started it", async () => {
  const module = JSON.stringify(join(import.meta.dirname, "give-way.ts"));
  const script = `import(${module}).then(({ spawnGivingWay }) => console.log(spawnGivingWay(process.execPath, ${JSON.stringify(waiting)}).pid))`;
  const starter = spawn(process.execPath, ["--import", "tsx", "-e", script]);
  const [said] = (await once(starter.stdout, "data")) as [Buffer];
  const pid = Number(said);
  expect(isRunning(pid)).toBe(true);
  starter.kill("SIGTERM");
  await once(starter, "exit");
  await expect.poll(() => isRunning(pid)).toBe(false);
});
