import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { readTarHeader, tarBlock, tarFill } from "./domain/tar-header.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import { sumsName } from "./tar-write.ts";

/** Where a file lies in an archive. */
interface Member {
  at: number;
  size: number;
}

export interface TarLimits {
  /** What a file may be called. */
  isName: (name: string) => boolean;
  /** How many bytes one of this name may have. */
  mostBytes: (name: string) => number;
  mostFiles: number;
}

/** An archive whose structure and sums are sound; files are read when they are asked for. */
export interface TarArchive {
  names: readonly string[];
  /** The bytes of a file. Refuses a name that is not there. */
  read(name: string): Promise<Buffer>;
  has(name: string): boolean;
}

const atOnce = 1 << 20;

/**
 * Goes through an archive without keeping it: every header must be to the bit as this product writes it, so there is
 * nothing in it but plain files, no name leads out of it, and none stands twice. Nothing in it is packed, so no file is
 * larger than the archive. Then compares the sums. Refuses with `invalid`.
 */
export async function readTar(file: FileHandle, limits: TarLimits): Promise<TarArchive> {
  const members = await membersOf(file, limits);
  const read = async (name: string) => {
    const found = members.get(name) ?? refuseArchive(`${name} is missing`);
    return readAt(file, found.at, found.size);
  };
  const sums = (await read(sumsName)).toString("utf8");
  members.delete(sumsName);
  let wanted = "";
  for (const [name, member] of members) wanted += `${await sumOf(file, member)}  ${name}\n`;
  if (sums !== wanted) refuseArchive("its sums are others: it was damaged or changed");
  return { names: [...members.keys()], read, has: (name) => members.has(name) };
}

async function membersOf(file: FileHandle, { isName, mostBytes, mostFiles }: TarLimits): Promise<Map<string, Member>> {
  const { size: whole } = await file.stat();
  const members = new Map<string, Member>();
  let at = 0;
  for (;;) {
    const header = await readAt(file, at, tarBlock);
    if (header.every((byte) => byte === 0)) break;
    const said = readTarHeader(header) ?? refuseArchive(`something else than a file of Vitrine's begins at byte ${at}`);
    const { name, size } = said;
    if (members.has(sumsName)) refuseArchive(`${name} comes after the sums`);
    if (members.has(name)) refuseArchive(`${name} stands twice`);
    if (name !== sumsName && !isName(name)) refuseArchive(`${name} does not belong to a site`);
    if (size > mostBytes(name)) refuseArchive(`${name} is too large`);
    if (members.size >= mostFiles) refuseArchive("it holds too many files");
    members.set(name, { at: at + tarBlock, size });
    at += tarBlock + size + tarFill(size);
  }
  const rest = await readAt(file, at, 2 * tarBlock);
  if (at + 2 * tarBlock !== whole || rest.some((byte) => byte !== 0)) refuseArchive("something follows its end");
  return members;
}

/** Refuses where the file is over before. */
async function readAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { size: whole } = await file.stat();
  if (at + size > whole) refuseArchive("its end is missing"); // before memory is asked for
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  return bytesRead === size ? buffer : refuseArchive("its end is missing");
}

async function sumOf(file: FileHandle, { at, size }: Member): Promise<string> {
  const hash = createHash("sha256");
  for (let done = 0; done < size; done += atOnce) {
    hash.update(await readAt(file, at + done, Math.min(atOnce, size - done)));
  }
  return hash.digest("hex");
}
