import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system of this size in a folder of its own; null where it cannot be mounted, which needs root. */
export function mountDisk(megabytes: number, below = tmpdir()): { folder: string; unmount(): void } | null {
  const folder = mkdtempSync(join(below, "disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  return { folder, unmount: () => void execFileSync("umount", ["-l", folder]) };
}
