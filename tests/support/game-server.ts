import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface GameServer {
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the live door as its own process, with its caps lifted for a load from one address but for those in `caps`. */
export async function startGameServer(
  databaseUrl: string,
  mode: "door" | "floor" = "door",
  caps: Record<string, string> = {},
): Promise<GameServer> {
  const many = "1000000";
  const child = fork(fileURLToPath(new URL("./game-server-process.ts", import.meta.url)), [mode], {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "error",
      LIVE_MAX_SOCKETS_PER_IP: many,
      LIVE_MAX_MESSAGES: many,
      GAME_WRITES_PER_SECOND: many,
      GAME_WRITES_PER_SECOND_AND_IP: many,
      GAMES_PER_HOUR_AND_IP: many,
      ...caps,
    },
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    port,
    child,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
