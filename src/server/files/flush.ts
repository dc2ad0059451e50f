import { open } from "node:fs/promises";
import { platform } from "node:os";

/**
 * Waits until the bytes of a file, or the names in a folder, are on the disk itself. Windows sees to its folders, and
 * lets nobody flush one.
 */
export async function flush(path: string): Promise<void> {
  if (platform() === "win32") return;
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
