import { open, type FileHandle } from "node:fs/promises";
import { vi } from "vitest";

/**
 * Looks at each file of this process at the moment at which it would be flushed to the disk, until `restore` is called.
 * Only a power cut tells a file that was flushed from one that was not; a test asks what is there by then, and what not yet.
 */
export async function watchFlushes(look: (file: FileHandle) => Promise<void>): Promise<{ restore: () => void }> {
  const any = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(any) as { sync: (this: FileHandle) => Promise<void> };
  await any.close();
  const sync = vi.spyOn(handles, "sync").mockImplementation(function (this: FileHandle) {
    return look(this);
  });
  return { restore: () => sync.mockRestore() };
}
