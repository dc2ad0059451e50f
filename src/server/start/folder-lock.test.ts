import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-lock-"));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

it("refuses a second holder and lets the next one in after release", async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  release();
  (await lockFolder(folder))();
});

it("keeps one record, however often the folder was held", async () => {
  for (let turn = 0; turn < 3; turn += 1) (await lockFolder(folder))();
  expect(readdirSync(join(folder, "lock"))).toEqual(["3.json"]);
});

describe("beside the first release", () => {
  it("refuses while that one runs in the folder, and takes over when it was killed", async () => {
    const key = "of the first release";
    const { server, port } = await listening((socket) => socket.end(key));
    writeFileSync(join(folder, "lock.json"), JSON.stringify({ pid: process.pid, port, key }));
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    server.close();
    (await lockFolder(folder))();
  });

  it("is seen by that one, which asks whoever its record names for the key", async () => {
    const release = await lockFolder(folder);
    const record = JSON.parse(readFileSync(join(folder, "lock.json"), "utf8")) as { port: number; key: string };
    const heard = await new Promise((done) => {
      let text = "";
      const socket = connect({ port: record.port, host: "127.0.0.1" });
      socket.on("data", (chunk) => (text += chunk.toString())).on("close", () => done(text));
    });
    expect(heard).toBe(record.key);
    release();
  });
});

it("lets a copy of a held folder start", async () => {
  const release = await lockFolder(folder);
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  (await lockFolder(copy))();
  rmSync(copy, { recursive: true });
  release();
});

/** Writes the record of a holder that was killed; `port` is taken by nobody, or by another program since. */
async function leaveRecord(port: number, text?: string): Promise<void> {
  (await lockFolder(folder))();
  const { dev, ino } = statSync(folder, { bigint: true });
  const record = text ?? JSON.stringify({ pid: process.pid, port, key: "gone", folder: `${dev}:${ino}` });
  writeFileSync(join(folder, "lock", "1.json"), record);
}

async function listening(onCall: Parameters<typeof createServer>[1]): Promise<{ server: Server; port: number }> {
  const server = createServer(onCall).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as { port: number }).port };
}

it("takes over from a process that was killed, and from a record that a power cut emptied", async () => {
  await leaveRecord(1);
  (await lockFolder(folder))();
  await leaveRecord(1, "");
  (await lockFolder(folder))();
});

it("takes over when another program has the port of the killed one", async () => {
  const { server, port } = await listening((socket) => socket.end("220 mail.example ESMTP\r\n"));
  await leaveRecord(port);
  // On a halted machine that one is silent as a halted holder is: then once more.
  const release = await lockFolder(folder).catch((error: unknown) => {
    if (error instanceof FolderInUse) return lockFolder(folder);
    throw error;
  });
  release();
  server.close();
});

it("takes a halted holder for a holder", async () => {
  const { server, port } = await listening((socket) => socket.on("error", () => undefined));
  await leaveRecord(port);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  server.close();
});

describe("of many that start at the same moment, exactly one", () => {
  it.each(["a fresh folder", "the record of a killed holder"])("takes %s", async (start) => {
    for (let round = 0; round < 25; round += 1) {
      if (start !== "a fresh folder") await leaveRecord(1);
      const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = asked.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      expect(held).toHaveLength(1);
      for (const answer of asked) if (answer.status === "rejected") expect(answer.reason).toBeInstanceOf(FolderInUse);
      held[0]?.();
      rmSync(join(folder, "lock"), { recursive: true });
    }
  });

  it("takes it among processes", async () => {
    await leaveRecord(1);
    const program = `
      import { lockFolder } from "./src/server/start/folder-lock.ts";
      process.stdout.write("r");
      process.stdin.once("data", () => lockFolder(${JSON.stringify(folder)}).then(
        () => process.stdout.write("held"), (error) => process.stdout.write(error.name)));
      setInterval(() => undefined, 1_000);`;
    const racers = Array.from({ length: 4 }, () => {
      const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      children.push(child);
      return child;
    });
    const say = (child: ChildProcess) => once(child.stdout!, "data").then(([chunk]) => String(chunk));
    expect(await Promise.all(racers.map(say))).toEqual(["r", "r", "r", "r"]);
    const answers = Promise.all(racers.map(say));
    for (const child of racers) child.stdin.write("go");
    expect((await answers).sort()).toEqual(["FolderInUse", "FolderInUse", "FolderInUse", "held"]);
  });
});

describe.runIf(process.getuid?.() === 0)("a folder that cannot be used is told with the true reason", () => {
  /** Runs the work as an ordinary user, for whom the owners of files count. */
  async function asUser(work: () => Promise<unknown>): Promise<unknown> {
    process.seteuid?.(65_534);
    return work().finally(() => process.seteuid?.(0));
  }

  it("another user's", async () => {
    mkdirSync(join(folder, "data"), { mode: 0o755 });
    await expect(asUser(() => lockFolder(join(folder, "data")))).rejects.toThrow(/belongs to user 0/);
  });

  it("one whose locks another user has left", async () => {
    (await lockFolder(folder))();
    chownSync(folder, 65_534, 65_534);
    await expect(asUser(() => lockFolder(folder))).rejects.toThrow(/belongs to user 0/);
  });

  it("one below a file", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(lockFolder(join(folder, "file", "data"))).rejects.toThrow(/a part of this path is a file/);
  });
});

it.runIf(process.platform === "linux")("says that no folder can be made where the system takes none", async () => {
  await expect(lockFolder("/proc/vitrine/data")).rejects.toThrow(/no folder can be made there/);
});
