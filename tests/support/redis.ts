import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { ownPort } from "./own-port.ts";

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
}

/** The Redis server that tests start: the system's, else (as root on Debian) its package is installed; null otherwise. */
export function findRedis(): string | null {
  const find = () =>
    [process.env.REDIS_SERVER_PATH, "/usr/bin/redis-server", "/usr/local/bin/redis-server"].find(isFile);
  const found = find();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", ...args], { stdio: "ignore", timeout: 180_000 });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", "redis-server");
  } catch {
    return null; // no network: the caller says that it skips
  }
  return find() ?? null;
}

/** Starts a Redis server of the test's own on a free loopback port, with nothing on disk. */
export async function startRedis(path: string, port?: number): Promise<RedisServer> {
  const own = port ?? (await ownPort());
  const flags = { port: String(own), bind: "127.0.0.1", save: "", appendonly: "no", dir: tmpdir() };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn(path, args, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`redis-server stopped at start (code ${code})`)));
    server.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Ready to accept connections")) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    },
  };
}

function isFile(path: string | undefined): path is string {
  return path !== undefined && path !== "" && existsSync(path);
}
