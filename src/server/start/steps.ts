import { createServer } from "node:net";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Stops with a plain sentence when Node is older than 20.19. */
export function requireNode(): void {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Vitrine needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Throws a plain sentence when something already listens on the port, on every address or on this computer's own. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of [undefined, "127.0.0.1"]) await requireFree({ port, host });
}

function requireFree({ port, host }: { port: number; host: string | undefined }): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
      fail(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    probe.listen({ port, host }, () => probe.close(() => done()));
  });
}

/** Says what is being done and how long it took, in seconds. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  process.stdout.write(`- ${title} …\n`);
  const result = await work();
  process.stdout.write(`  ${title}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

let stoppingSince: number | null = null;

/**
 * Runs a command's main function; a failure is one readable message and exit code 1. What fails because the command is
 * being stopped is no failure.
 */
export function runMain(main: () => Promise<void>): void {
  // Who reads the output may be gone (`npm start | tail`): a failure to tell is no reason to fail, and told of, it repeats.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  main().catch((error: unknown) => {
    if (stoppingSince !== null) return;
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}

/** npm passes a terminal's Ctrl+C on: what arrives this soon after the first signal is the same one again. */
const sameSignalMs = 1_000;

/**
 * Calls `stop` at the first Ctrl+C or termination, then ends the process; a later one ends it at once, with code 1.
 * Nothing is lost then either: the next start takes over from a process that was killed.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      process.stdout.write("\nStopping …\n");
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
