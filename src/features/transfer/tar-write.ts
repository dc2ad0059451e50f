import { createHash } from "node:crypto";
import { tarBlock, tarFill, tarHeader } from "./domain/tar-header.ts";

/** One file on its way into an archive: its bytes whole, or in pieces that are `size` bytes together. */
export interface TarFile {
  name: string;
  size: number;
  bytes: Iterable<Buffer> | AsyncIterable<Buffer>;
}

/** The archive's last file: what `sha256sum --check` reads. */
export const sumsName = "SHA256SUMS";

/** The files as one tar archive, piece by piece, with their sums at the end. Throws when a file is not as long as it said. */
export async function* tarOf(files: AsyncIterable<TarFile>): AsyncGenerator<Buffer> {
  const sums: string[] = [];
  for await (const file of files) {
    const hash = createHash("sha256");
    yield* member(file, hash);
    sums.push(`${hash.digest("hex")}  ${file.name}\n`);
  }
  const text = Buffer.from(sums.join(""));
  yield* member({ name: sumsName, size: text.byteLength, bytes: [text] }, createHash("sha256"));
  yield Buffer.alloc(2 * tarBlock);
}

async function* member({ name, size, bytes }: TarFile, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  yield tarHeader(name, size);
  let written = 0;
  for await (const piece of bytes) {
    written += piece.byteLength;
    hash.update(piece);
    yield piece;
  }
  if (written !== size) throw new Error(`${name} is ${written} bytes long instead of ${size}`);
  yield Buffer.alloc(tarFill(size));
}
