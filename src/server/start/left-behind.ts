import { execFile } from "node:child_process";
import { existsSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isProcess } from "./lock-holder.ts";
import type { Launch } from "./postgres-account.ts";

const run = promisify(execFile);

/**
 * Stops the PostgreSQL server that an earlier, killed process left behind in `data`. The number in its `postmaster.pid`
 * counts only when that process works in this very folder: in a copy of a running folder it is the original's server,
 * and after a restart of the machine any program at all. Then the file is void and is removed. Throws when our own
 * server does not stop.
 */
export async function stopLeftBehind(pgCtl: string, data: string, launch: Launch): Promise<void> {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const [pid = 0, recorded = ""] = readPidFile(file);
  if (!isProcess(pid)) return; // the new server clears the file, once it has seen that no child of the old one lives
  if (!(await worksIn(pid, data, recorded))) {
    rmSync(file, { force: true });
    return;
  }
  const [command, args, options] = launch(pgCtl, ["-D", data, "-m", "fast", "-w", "-t", "30", "stop"]);
  await run(command, args, options).catch((cause: unknown) => {
    if (!isProcess(pid)) return; // it was stopping already
    throw new Error(`The PostgreSQL server of an earlier start (process ${pid}) does not stop.`, { cause });
  });
}

function readPidFile(file: string): [number, string] {
  const [pid, folder = ""] = readFileSync(file, "utf8").split("\n");
  return [Number(pid) || 0, folder];
}

/** Whether the process is a PostgreSQL server whose data directory is `data`, by whatever path it was started. */
async function worksIn(pid: number, data: string, recorded: string): Promise<boolean> {
  if (platform() === "linux") return worksInOnLinux(pid, data);
  if (!existsSync(recorded) || realpathSync(recorded) !== realpathSync(data)) return false;
  if (platform() === "win32") return true;
  const { stdout } = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.includes("postgres");
}

/** PostgreSQL's working directory is its data directory. */
function worksInOnLinux(pid: number, data: string): boolean {
  try {
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(data)];
    return theirs.ino === ours.ino && theirs.dev === ours.dev;
  } catch {
    return startedWith(pid, data); // a container may hide other users' working directories, even from root
  }
}

function startedWith(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(data);
  } catch {
    return false; // it ended meanwhile
  }
}
