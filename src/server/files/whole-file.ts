import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { flush } from "./flush.ts";

/**
 * Has a file written under a temporary name beside `path`, flushed, and put in place by one rename, which is flushed as
 * well: under `path` lies what lay there before, or the whole file, and after this it is there after a power cut too. When
 * `write` fails, nothing of it stays.
 */
export async function writeWhole(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await write(unfinished);
    await flush(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flush(dirname(path));
}
