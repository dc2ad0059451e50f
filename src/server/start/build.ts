import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ended, startChild } from "./children.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";
import { buildVisitorFiles } from "./visitor/build-visitor-files.ts";

/** Every file or folder of the checkout that has a part in the built pages. */
export const sources = [
  "src",
  "next.config.js",
  "postcss.config.mjs",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.next.json",
];
/** Next takes this one in when it is there. */
const possible = ["public"];

/**
 * Builds the pages unless the last build in `distDir` was made from the very same sources. One process builds at a time:
 * another one waits, takes what was made meanwhile, and builds itself where that one was killed.
 */
export async function buildWhenNeeded(distDir: string): Promise<void> {
  const stamp = join(distDir, "vitrine-sources");
  const present = sourceHash(".");
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === present;
  if (isBuilt()) return;
  const release = await lockWhenFree(join(distDir, "cache", "building")); // Next empties all but its cache first
  try {
    if (isBuilt()) return;
    await buildVisitorFiles(distDir, runNext("build"));
    writeFileSync(stamp, present);
  } finally {
    release();
  }
}

const lookEveryMs = 250;

async function lockWhenFree(folder: string): Promise<() => void> {
  for (let looks = 0; ; looks += 1) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (looks === 0) process.stdout.write("  Another process builds the pages: waiting for it.\n");
      await wait(lookEveryMs);
    }
  }
}

/** One text for all sources below `root`; another one as soon as any of them changes. Throws when a source is missing. */
export function sourceHash(root: string): string {
  const there = [...sources, ...possible.filter((path) => existsSync(join(root, path)))];
  const files = there.flatMap((path) => filesBelow(root, path)).sort();
  const hash = createHash("sha256");
  for (const path of files)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) throw new Error(`The build needs ${path}, which is missing.`);
  if (path.includes(".")) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/**
 * Ends Next with its parent, also one that went before this ran. Next's own children, who get the same settings from
 * it, end with Next.
 */
const endsWithParent = `if (process.argv[1] === process.env.VITRINE_NEXT) {
  const end = () => process.exit(1);
  process.on("disconnect", end);
  process.channel?.unref();
  if (!process.connected || process.env.VITRINE_STARTER !== String(process.ppid)) end();
}`;

function runNext(command: string): Promise<void> {
  const next = resolve("node_modules", "next", "dist", "bin", "next");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    VITRINE_NEXT: next,
    VITRINE_STARTER: String(process.pid),
  } as const;
  const watching = `--import=data:text/javascript,${encodeURIComponent(endsWithParent)}`;
  const child = startChild(process.execPath, [watching, next, command], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return ended(child, `next ${command}`);
}
