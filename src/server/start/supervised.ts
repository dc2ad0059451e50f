import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

interface Supervised {
  /** Ends the server, and does not start it again. */
  stop(): Promise<void>;
}

interface Settings {
  /** Starts the server and resolves once it works. */
  launch(): Promise<ChildProcess>;
  /** Asks the server to end. */
  end(server: ChildProcess): void;
  /** The server ended by itself and could not be started again, or ends again and again. */
  onGone(error: Error): void;
}

const attempts = 6;
const withinMs = 60_000;

/**
 * Keeps a server running: one that ends without being asked to is started again, with growing pauses. After the sixth
 * start within a minute nothing more is tried, and `onGone` is told. Throws when the very first start fails.
 */
export async function supervise({ launch, end, onGone }: Settings): Promise<Supervised> {
  let isStopping = false;
  let starts: number[] = [];
  let recovery: Promise<void> = Promise.resolve();
  let server = watched(await launch());

  function watched(fresh: ChildProcess): ChildProcess {
    fresh.once("exit", () => {
      if (!isStopping) recovery = recover();
    });
    return fresh;
  }

  async function recover(): Promise<void> {
    let reason: unknown = new Error("it ends again and again");
    while (!isStopping) {
      const now = performance.now();
      starts = [...starts.filter((at) => now - at < withinMs), now];
      if (starts.length > attempts) return onGone(new Error("The database server is gone", { cause: reason }));
      await wait(50 * 2 ** starts.length);
      try {
        server = watched(await launch());
        return;
      } catch (error) {
        reason = error;
      }
    }
  }

  return {
    async stop() {
      isStopping = true;
      await recovery;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise<void>((done) => server.once("exit", () => done()));
      end(server);
      await ended;
    },
  };
}
