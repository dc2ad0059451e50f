import { expect, it } from "vitest";
import { unusable } from "./folder-problem.ts";

const failed = (code: string, path = "/srv/vitrine/pg") => Object.assign(new Error(`${code}: failed`), { code, path });

it.each([
  ["EROFS", "it is on a file system that is mounted read-only."],
  ["ENOSPC", "the disk is full."],
  ["EDQUOT", "the disk space of this user is used up."],
  ["ENOTDIR", "a part of this path is a file."],
  ["EIO", "EIO: failed."],
])("says of %s in a sentence what hinders, and where", (code, reason) => {
  const { message, cause } = unusable("/srv/vitrine", failed(code));
  expect(message).toBe(`Vitrine cannot write to its data folder /srv/vitrine: ${reason}`);
  expect(cause).toMatchObject({ code });
});
