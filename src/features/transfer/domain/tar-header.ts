/** The size of a block of a tar archive: a header, and what a member's bytes are filled up to. */
export const tarBlock = 512;

/** The largest member that the header's twelve octal digits can name. */
const mostTarBytes = 8 ** 11 - 1;

/**
 * The header of a file in a tar archive (POSIX ustar). It says nothing of who wrote it and when, so the same content
 * makes the same archive anywhere. Throws for a name of more than a hundred bytes and for anything but ASCII.
 */
export function tarHeader(name: string, size: number): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`No name for an archive: ${name}`);
  if (!Number.isSafeInteger(size) || size < 0 || size > mostTarBytes)
    throw new Error(`No size for an archive: ${size}`);
  const header = Buffer.alloc(tarBlock);
  header.write(name, 0);
  header.write("0000644\0" + "0000000\0" + "0000000\0", 100); // mode, owner, group
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124); // size, time
  header.write("        0", 148); // spaces where the sum goes, then: a plain file
  header.write("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}

/** How many bytes fill the last block of a member of this size. */
export const tarFill = (size: number): number => (tarBlock - (size % tarBlock)) % tarBlock;

/** The name and size that a header claims; null for one that `tarHeader` would not write to the last bit. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  const [name = ""] = header.toString("latin1", 0, 100).split("\0", 1);
  const size = Number.parseInt(header.toString("latin1", 124, 135), 8);
  try {
    return tarHeader(name, size).equals(header) ? { name, size } : null;
  } catch {
    return null; // what no header of ours can say
  }
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}
