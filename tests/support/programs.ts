import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

export interface Program {
  file: string;
  /** What Node is told before it. */
  execArgv: string[];
}

/** Where the bundles of this run lie: beside the packages that they import. */
const folderName = "TEST_PROGRAMS";
const sources = "tests/support";

/**
 * Makes one file of each program that tests run as a process of its own (`tests/support/…-process.ts`): read from its
 * sources, the whole server takes the processor three times as long to start. Returns what removes them.
 */
export async function bundlePrograms(): Promise<() => void> {
  if (process.env[folderName]) return () => undefined;
  const outdir = `node_modules/.programs-${process.pid}`;
  await build({
    entryPoints: readdirSync(sources).flatMap((name) => (name.endsWith("-process.ts") ? join(sources, name) : [])),
    outdir,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "error",
  });
  process.env[folderName] = outdir;
  return () => {
    rmSync(outdir, { recursive: true, force: true });
    delete process.env[folderName];
  };
}

/** The program `tests/support/<name>-process.ts`: its bundle where there is one, else its source. */
export function program(name: string): Program {
  const folder = process.env[folderName];
  return folder
    ? { file: join(folder, `${name}-process.js`), execArgv: [] }
    : { file: join(sources, `${name}-process.ts`), execArgv: ["--import", "tsx"] };
}
