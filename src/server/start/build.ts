import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sources = ["src", "public", "next.config.js", "postcss.config.js", "package-lock.json", "tsconfig.json"];

/** Builds the pages unless the last build in `distDir` was made from the very same sources. */
export async function buildWhenNeeded(distDir: string): Promise<void> {
  const stamp = join(distDir, "vitrine-sources");
  const present = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === present) return;
  await runNext("build");
  writeFileSync(stamp, present);
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesBelow).sort()) hash.update(path).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!/^(src|public)$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
}

function runNext(command: string): Promise<void> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
    const next = join("node_modules", "next", "dist", "bin", "next");
    const child = spawn(process.execPath, [next, command], { env, stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", fail);
    child.once("exit", (code) => (code === 0 ? done() : fail(new Error(`next ${command} failed (code ${code})`))));
  });
}
