import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Starts the product as `npm start` does, with an empty data folder that is thrown away afterwards. */
const folder = mkdtempSync(join(tmpdir(), "vitrine-e2e-"));
const child = spawn(process.execPath, ["--import", "tsx", "src/server/start/start.ts"], {
  stdio: "inherit",
  env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", LOG_LEVEL: "warn" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
