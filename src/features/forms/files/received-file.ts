import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { incomingFolder } from "~/features/media/disk-storage.ts";
import { mostFileBytes, typeNamed, type FileType } from "../domain/file-limits.ts";
import { cleanFileName } from "../domain/file-name.ts";
import type { FormProblem } from "../domain/form-field.ts";
import { headBytes, officeTypeOf, sniffHead } from "../domain/sniff-file.ts";
import { archiveNames } from "./archive-names.ts";

/** A file that came with an answer and lies on this machine, until the answer is kept. */
export interface ReceivedFile {
  /** The name of the question that it answers. */
  question: string;
  name: string;
  type: FileType;
  size: number;
  /** The same for the same bytes. */
  digest: string;
  path: string;
}

/**
 * Writes a file down as it comes in, at most `room` bytes of it, and looks at what it is. A file that is empty, too large,
 * or not what its name says, leaves nothing behind; it is read to its end all the same.
 */
export async function receiveFile(
  bytes: AsyncIterable<Buffer>,
  { question, filename, room }: { question: string; filename: string; room: number },
): Promise<ReceivedFile | FormProblem> {
  const path = join(incomingFolder("answers"), randomUUID());
  const hash = createHash("sha256");
  let file: FileHandle | null = null;
  let problem: FormProblem | null = null;
  let [size, head] = [0, Buffer.alloc(0)];
  const judge = () => {
    if (sniffHead(head) === null) problem ??= "fileType";
  };
  try {
    for await (const piece of bytes) {
      size += piece.length;
      if (size > mostFileBytes) problem ??= "fileSize";
      else if (size > room) problem ??= "fileTotal";
      if (problem) continue;
      if (head.length < headBytes) {
        head = Buffer.concat([head, piece]);
        if (head.length >= headBytes) judge();
      }
      file ??= await openNew(path);
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (size === 0) return "fileEmpty";
    if (head.length < headBytes) judge();
    const type = problem || !file ? null : await typeOf(file, head, size);
    if (!file || type === null || typeNamed(filename) !== type) {
      await rm(path, { force: true });
      return problem ?? "fileType";
    }
    await file.sync();
    return { question, name: cleanFileName(filename), type, size, digest: hash.digest("hex"), path };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file?.close();
  }
}

async function openNew(path: string): Promise<FileHandle> {
  await mkdir(incomingFolder("answers"), { recursive: true });
  return open(path, "wx+", 0o600);
}

async function typeOf(file: FileHandle, head: Buffer, size: number): Promise<FileType | null> {
  const sniffed = sniffHead(head);
  return sniffed === "archive" ? officeTypeOf(await archiveNames(file, size)) : sniffed;
}
