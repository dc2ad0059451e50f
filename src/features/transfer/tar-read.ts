import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { FilmBytes } from "~/features/media/video/domain/read-at.ts";
import { readTarHeader, tarBlock, tarFill } from "./domain/tar-header.ts";
import { refuseArchive } from "./domain/refuse-archive.ts";
import { sumsName } from "./tar-write.ts";

/** Where a file lies in an archive. */
interface Member {
  at: number;
  size: number;
}

interface TarLimits {
  /** What a file may be called. */
  isName: (name: string) => boolean;
  /** How many bytes one of this name may have. */
  mostBytes: (name: string) => number;
  mostFiles: number;
}

/** Hears how many bytes were looked at. */
export type OnRead = (done: number, total: number) => void;
const noProgress: OnRead = () => undefined;

/** An archive whose structure and sums are sound; files are read when they are asked for. */
export interface TarArchive {
  names: readonly string[];
  /** The bytes of a file. Refuses a name that is not there. */
  read(name: string): Promise<Buffer>;
  /** The same of one that is too large to be held in memory. */
  open(name: string): FilmBytes;
  has(name: string): boolean;
}

const atOnce = 1 << 20;

/**
 * Goes through an archive without keeping it: every header must be to the bit as this product writes it, so there is
 * nothing in it but plain files, no name leads out of it, and none stands twice. Nothing in it is packed, so no file is
 * larger than the archive. Then compares the sums. Refuses with `invalid`.
 */
export async function readTar(file: FileHandle, limits: TarLimits, onRead: OnRead = noProgress): Promise<TarArchive> {
  const members = await membersOf(file, limits);
  const find = (name: string) => members.get(name) ?? refuseArchive(`${name} is missing`);
  const read = (name: string) => {
    const { at, size } = find(name);
    return readAt(file, at, size);
  };
  const sums = (await read(sumsName)).toString("utf8");
  members.delete(sumsName);
  let wanted = "";
  const { size: whole } = await file.stat();
  for (const [name, member] of members) {
    wanted += `${await sumOf(file, member)}  ${name}\n`;
    onRead(member.at, whole);
  }
  if (sums !== wanted) refuseArchive("its sums are others: it was damaged or changed", "damaged");
  return {
    names: [...members.keys()],
    read: async (name) => read(name),
    open(name) {
      const { at, size } = find(name);
      return { size, readAt: (start, length) => readAt(file, at + start, Math.max(0, Math.min(length, size - start))) };
    },
    has: (name) => members.has(name),
  };
}

async function membersOf(file: FileHandle, { isName, mostBytes, mostFiles }: TarLimits): Promise<Map<string, Member>> {
  const { size: whole } = await file.stat();
  const members = new Map<string, Member>();
  let at = 0;
  for (;;) {
    const header = await readAt(file, at, tarBlock);
    if (header.every((byte) => byte === 0)) break;
    const said = readTarHeader(header) ?? refuseHeader(at);
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
  if (at + 2 * tarBlock !== whole || rest.some((byte) => byte !== 0))
    refuseArchive("something follows its end", "damaged");
  return members;
}

/**
 * The first file of an archive before anything else is looked at, so that one of a later form is known for what it is; null
 * when that is none of this name. Its sum is not looked at yet.
 */
export async function firstFile(
  file: FileHandle,
  { name, mostBytes }: { name: string; mostBytes: number },
): Promise<Buffer | null> {
  const { size: whole } = await file.stat();
  if (whole < tarBlock) return refuseHeader(0);
  const said = readTarHeader(await readAt(file, 0, tarBlock)) ?? refuseHeader(0);
  return said.name === name && said.size <= mostBytes ? readAt(file, tarBlock, said.size) : null;
}

function refuseHeader(at: number): never {
  const fault = at === 0 ? "foreign" : "damaged";
  return refuseArchive(`something else than a file of Vitrine's begins at byte ${at}`, fault);
}

/** Refuses where the file is over before. */
async function readAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const { size: whole } = await file.stat();
  if (at + size > whole) refuseArchive("its end is missing", "damaged"); // before memory is asked for
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, at);
  return bytesRead === size ? buffer : refuseArchive("its end is missing", "damaged");
}

async function sumOf(file: FileHandle, { at, size }: Member): Promise<string> {
  const hash = createHash("sha256");
  for (let done = 0; done < size; done += atOnce) {
    hash.update(await readAt(file, at + done, Math.min(atOnce, size - done)));
  }
  return hash.digest("hex");
}
