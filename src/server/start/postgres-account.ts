import { execFile } from "node:child_process";
import { existsSync, lstatSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { foreignOwner } from "./folder-problem.ts";

const run = promisify(execFile);

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Who runs the PostgreSQL server of this data directory; null for ourselves. PostgreSQL refuses to run as root: then it
 * runs as the user who owns the directory, or for a new one as `postgres`, or as `nobody` where that user is missing.
 * Throws a sentence when the directory belongs to somebody we cannot become.
 */
export async function serverAccount(data: string): Promise<Account | null> {
  const isThere = existsSync(data);
  if (process.getuid?.() !== 0) {
    const problem = isThere ? foreignOwner(data) : null;
    if (problem) throw new Error(`PostgreSQL cannot work in its folder: ${problem}.`);
    return null;
  }
  const { uid, gid } = isThere ? lstatSync(data) : { uid: 0, gid: 0 };
  if (uid !== 0) return { uid, gid };
  for (const name of ["postgres", "nobody"]) {
    try {
      const ids = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
      return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
    } catch {
      continue; // no such user: try the next
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user `postgres` or `nobody` to run it as.");
}

export type Launch = (binary: string, args: string[]) => [string, string[], { uid?: number; gid?: number }];

/**
 * How to start a binary as `account`. Where that account cannot enter the folders (a checkout below /root, say),
 * util-linux' `setpriv` lends it the right to pass them.
 */
export function launcher(account: Account | null, folders: string[]): Launch {
  if (!account) return (binary, args) => [binary, args, {}];
  if (folders.every((folder) => canEnter(resolve(folder)))) return (binary, args) => [binary, args, { ...account }];
  const grant = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
  return (binary, args) => ["setpriv", [...grant, binary, ...args], {}];
}

function canEnter(folder: string): boolean {
  const parent = dirname(folder);
  const open = !existsSync(folder) || (lstatSync(folder).mode & 0o001) !== 0;
  return open && (parent === folder || canEnter(parent));
}
