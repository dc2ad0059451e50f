import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { dirname, join, resolve } from "node:path";
import { unusable } from "./folder-problem.ts";
import { isAlive, type Holder } from "./lock-holder.ts";

/** Thrown when another running process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

/**
 * Makes this process the only one that works in `folder` (made when missing), and returns how to let go of it. Throws
 * `FolderInUse` while another process holds it, and says why when the folder cannot be written to.
 *
 * Each holder leaves a record with a number, and the highest number counts. Whoever finds its holder gone adds the next
 * number, which the file system gives to one alone; numbers only grow and the highest record is never removed, so that
 * nobody can take away a lock that was taken a moment ago. The holder answers on a loopback port: a process that was
 * killed stops answering, and the next start takes over at once. The first release kept one record, `lock.json`: it is
 * heeded, and written as well, so that neither release starts beside the other.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const records = join(folder, "lock");
  const identity = prepare(folder, records);
  const last = highest(records);
  const earlier = join(folder, "lock.json");
  for (const holder of [last > 0 ? readHolder(recordOf(records, last)) : null, readHolder(earlier)]) {
    // The first release did not say which folder it held.
    if (holder && (holder.folder ?? identity) === identity && (await isAlive(holder))) throw inUse(holder);
  }

  const key = randomUUID();
  const server = createServer((socket) => socket.on("error", () => undefined).end(key));
  try {
    const port = await listen(server);
    const number = last + 1;
    if (!add(records, number, { pid: process.pid, port, key, folder: identity }) || highest(records) > number) {
      throw inUse(readHolder(recordOf(records, highest(records))));
    }
    for (const older of numbers(records)) if (older < number) rmSync(recordOf(records, older), { force: true });
    writeFileSync(earlier, readFileSync(recordOf(records, number)));
  } catch (error) {
    server.close();
    throw error instanceof FolderInUse ? error : unusable(folder, error);
  }
  return () => void server.close();
}

function inUse(holder: Holder | null): FolderInUse {
  const by = holder ? ` (process ${holder.pid})` : "";
  return new FolderInUse(`Vitrine already runs in this folder${by}. Stop it first: its data is safe.`);
}

/** Makes the folders, and answers what tells this folder from a copy of it. */
function prepare(folder: string, records: string): string {
  try {
    makeFolders(resolve(records));
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Node by itself goes round in circles where a folder is there and takes no other, as `/proc`. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error; // made by another process meanwhile
  }
}

function recordOf(records: string, number: number): string {
  return resolve(records, `${number}.json`);
}

function numbers(records: string): number[] {
  return readdirSync(records).flatMap((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? []));
}

function highest(records: string): number {
  return Math.max(0, ...numbers(records));
}

/** Adds the record of this number, whole; false when another process was first. */
function add(records: string, number: number, holder: Holder): boolean {
  const draft = join(records, `${holder.key}.part`);
  try {
    writeFileSync(draft, JSON.stringify(holder), { flag: "wx" });
    linkSync(draft, recordOf(records, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return null; // a power cut may leave an empty file: nobody answers for it
  }
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
