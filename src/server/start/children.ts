import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";

const running = new Set<ChildProcess>();
const patienceMs = 5_000;

/**
 * Starts a program that ends with this process: `endChildren` ends it in order, and a process that exits without that
 * takes it along.
 */
export function startChild(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  if (running.size === 0) process.once("exit", killAll);
  running.add(child);
  child.once("exit", () => forget(child));
  child.once("error", () => forget(child));
  return child;
}

/** Resolves when the child ends with code 0, and rejects otherwise, naming it by `title`. */
export function ended(child: ChildProcess, title: string): Promise<void> {
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code, signal) =>
      code === 0 ? done() : fail(new Error(`${title} failed (${signal ?? `code ${code}`})`)),
    );
  });
}

/** Asks all children to end, and resolves once they have; those who take longer than five seconds are killed. */
export async function endChildren(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const force = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      const gone = new Promise<void>((done) => child.once("exit", () => done()));
      child.kill("SIGTERM");
      return gone.finally(() => clearTimeout(force));
    }),
  );
}

function forget(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) process.off("exit", killAll);
}

function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}
