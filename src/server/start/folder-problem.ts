import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The sentence that tells a person why the data folder cannot be used, for an error of the file system. */
export function unusable(folder: string, cause: unknown): Error {
  const path = resolve(folder);
  const { code, message, path: failed } = cause as NodeJS.ErrnoException;
  const reason = {
    EROFS: "it is on a file system that is mounted read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk space of this user is used up",
    ENOENT: "no folder can be made there",
    ENOTDIR: "a part of this path is a file",
    EEXIST: "a part of this path is a file",
    EACCES: forbidden(failed ?? path),
    EPERM: forbidden(failed ?? path),
  }[code ?? ""];
  return new Error(`Vitrine cannot write to its data folder ${path}: ${reason ?? message}.`, { cause });
}

/** Who owns the nearest file or folder that exists, and who we are. */
function forbidden(path: string): string {
  let present = resolve(path);
  while (!existsSync(present) && dirname(present) !== present) present = dirname(present);
  return foreignOwner(present) ?? "this user may not write there";
}

/** The sentence that a path belongs to another user; null when it is ours, or when the system knows no owners. */
export function foreignOwner(path: string): string | null {
  const [owner, self] = [statSync(path).uid, process.geteuid?.()];
  if (self === undefined || owner === self) return null;
  return `${path} belongs to user ${owner}, and this is user ${self}. Start as that user, or give the whole folder away with chown -R`;
}
