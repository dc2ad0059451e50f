import { type ChildProcess, execFileSync, spawn } from "node:child_process";

export interface StartedProduct {
  child: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
  /** Resolves once the output holds these words; rejects with the output when the process ends before. */
  says(words: string): Promise<void>;
}

/** Runs a start command as a newcomer's terminal does, with an embedded database unless `env` says otherwise. */
export function startProduct(env: Record<string, string>, command = "start", args: string[] = []): StartedProduct {
  const child = spawn(process.execPath, ["--import", "tsx", `src/server/start/${command}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: "", ...env },
  });
  let output = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return {
    child,
    ended,
    output: () => output,
    says(words) {
      const heard = new Promise<void>((done) => {
        const look = () => {
          if (!output.includes(words)) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      });
      const gone = ended.then(() => Promise.reject(new Error(`It ended before it said "${words}":\n${output}`)));
      return Promise.race([heard, gone]);
    },
  };
}

interface ProcessRow {
  pid: number;
  command: string;
}

/** All processes below the given one, children's children included. */
export function processesBelow(pid: number): ProcessRow[] {
  const table = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" });
  const rows = table.split("\n").flatMap((line) => {
    const [, own, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return own ? [{ pid: Number(own), parent: Number(parent), command }] : [];
  });
  const below = (of: number): ProcessRow[] =>
    rows.filter(({ parent }) => parent === of).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid);
}

/** Whether the process runs; one that ended and waits to be collected does not. */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).startsWith("Z");
  } catch {
    return false;
  }
}
