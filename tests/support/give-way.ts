import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Of 20: with that many less, one gets a quarter of a core that we want as well, and all of one that idles. */
const steps = 5;
const running = new Set<number>();

/**
 * Starts a program that takes, with all that it starts, the time that others leave: what a person would wait for comes
 * first. It has a group of its own, because Linux shares its cores among groups before it does among processes. What
 * ends this process from a terminal or a supervisor ends the group as well.
 */
export function spawnGivingWay(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn("nice", ["-n", String(steps), command, ...args], { ...options, detached: true });
  const { pid } = child;
  if (pid === undefined) return child;
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(steps));
  } catch {
    // Another system, or one that shares by process alone.
  }
  endWithUs();
  running.add(pid);
  child.once("exit", () => running.delete(pid));
  return child;
}

let isWatching = false;
function endWithUs(): void {
  if (isWatching) return;
  isWatching = true;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      for (const pid of running) process.kill(-pid, signal);
      process.kill(process.pid, signal); // as it would have ended without this
    });
  }
}
