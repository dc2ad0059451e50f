import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/** Thrown when another running process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

interface Holder {
  pid: number;
  port: number;
  key: string;
}

/**
 * Makes this process the only one that works in `folder`, and returns how to let go of it. The holder answers on a
 * loopback port; a killed process stops answering, so its lock is void and the next start just takes over. Throws
 * `FolderInUse` while another holder answers.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lock.json");
  const holder = readHolder(file);
  if (holder && (await answers(holder))) {
    throw new FolderInUse(
      `Vitrine already runs in this folder (process ${holder.pid}). Stop it first: its data is safe.`,
    );
  }
  rmSync(file, { force: true }); // left behind by a killed process, or nothing

  const key = randomUUID();
  const server = createServer((socket) => socket.on("error", () => undefined).end(key));
  const port = await listen(server);
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, port, key } satisfies Holder), { flag: "wx" });
  } catch (cause) {
    server.close();
    throw new FolderInUse("Vitrine is being started in this folder by another process at this moment.", { cause });
  }
  return () => {
    rmSync(file, { force: true });
    server.close();
  };
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return null; // no lock, or one that a crash cut off: nobody answers for it
  }
}

function answers({ port, key }: Holder): Promise<boolean> {
  return new Promise((done) => {
    let heard = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: 2_000 });
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => done(false));
    socket.on("close", () => done(heard === key));
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", fail).listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.unref();
      done(typeof address === "object" && address ? address.port : 0);
    });
  });
}
