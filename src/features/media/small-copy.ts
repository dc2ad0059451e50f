import { randomUUID } from "node:crypto";
import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { smallWidths } from "./domain/variant-widths.ts";

const making = new Map<string, Promise<boolean>>();

/**
 * Makes the small copy of a picture that a file name asks for (`64`, `128` or `256`), from the smallest copy that is
 * kept in `folder`. False when the name asks for none, or there is no such picture. Each is made once and kept.
 */
export function makeSmallCopy(folder: string, name: string): Promise<boolean> {
  const width = smallWidths.find((each) => String(each) === name);
  if (width === undefined) return Promise.resolve(false);
  const path = join(folder, `${width}.webp`);
  const made = making.get(path) ?? make(folder, path, width).finally(() => making.delete(path));
  making.set(path, made);
  return made;
}

async function make(folder: string, path: string, width: number): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const larger = files.flatMap((file) => /^(\d+)\.webp$/.exec(file)?.[1] ?? []).map(Number);
  const source = Math.min(...larger.filter((each) => each > width));
  if (!Number.isFinite(source)) return false;
  const unfinished = join(folder, `.${randomUUID()}.tmp`); // whoever reads meanwhile sees all of it or nothing
  await sharp(join(folder, `${source}.webp`))
    .resize({ width })
    .webp({ quality: 90, effort: 5 })
    .toFile(unfinished);
  await rename(unfinished, path);
  return true;
}
