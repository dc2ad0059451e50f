import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { program } from "./programs.ts";

/** How a server process is; memory in bytes. */
export interface Vitals {
  rss: number;
  /** Memory in use by objects and buffers; without garbage only after `weigh`. */
  held: number;
  /** For how many milliseconds the event loop kept others waiting since the last reset. */
  delayP99: number;
  delayMax: number;
}

export interface GameServer {
  port: number;
  child: ChildProcess;
  vitals(): Promise<Vitals>;
  /** Vitals after a garbage collection, which takes a moment. */
  weigh(): Promise<Vitals>;
  /** Begins to measure the event loop anew. */
  resetVitals(): void;
  /** Ends the process as an operator does, and waits until it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts the whole process without pages, with its caps lifted for a load from one address but for the variables in
 * `settings`; as `floor`, plain `ws` rooms.
 */
export async function startGameServer(
  databaseUrl: string,
  mode: "door" | "floor" = "door",
  settings: Record<string, string> = {},
): Promise<GameServer> {
  const many = "1000000";
  const { file, execArgv } = program("game-server");
  const child = fork(file, [mode], {
    execArgv: ["--expose-gc", ...execArgv],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "error",
      LIVE_MAX_SOCKETS: many,
      MAX_CONNECTIONS_PER_IP: many,
      LIVE_MAX_SOCKETS_PER_IP: many,
      LIVE_MAX_MESSAGES: many,
      GAME_EVENTS: many,
      GAME_EVENTS_PER_DAY: many,
      GAME_WRITES_PER_SECOND: many,
      GAME_WRITES_PER_SECOND_AND_IP: many,
      GAME_READS_PER_SECOND_AND_IP: many,
      GAMES_PER_HOUR_AND_IP: many,
      ...settings,
    },
  });
  const started = once(child, "message") as Promise<[{ port: number }]>;
  const failed = once(child, "exit").then(([code]) => Promise.reject(new Error(`the server ended (${String(code)})`)));
  const [{ port }] = await Promise.race([started, failed]);
  failed.catch(() => undefined);
  const ask = async (question: string): Promise<Vitals> => {
    const answer = once(child, "message") as Promise<[Vitals]>;
    child.send(question);
    return (await answer)[0];
  };
  return {
    port,
    child,
    vitals: () => ask("vitals"),
    weigh: () => ask("weigh"),
    resetVitals: () => void child.send("reset"),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
