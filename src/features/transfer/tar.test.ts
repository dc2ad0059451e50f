import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tarHeader } from "./domain/tar-header.ts";
import { readTar } from "./tar-read.ts";
import { tarOf, type TarFile } from "./tar-write.ts";

const folder = mkdtempSync(join(tmpdir(), "tar-"));
afterAll(() => rm(folder, { recursive: true }));
const limits = { isName: (name: string) => /^[a-z]+(\/[a-z]+)*$/.test(name), mostBytes: () => 2_000, mostFiles: 4 };
const files = { empty: "", "a/long": "x".repeat(513), words: "Grüezi" };

async function packed(contents: Record<string, string>): Promise<Buffer> {
  async function* all(): AsyncGenerator<TarFile> {
    for (const [name, text] of Object.entries(contents)) {
      const bytes = Buffer.from(text);
      yield { name, size: bytes.byteLength, bytes: [bytes.subarray(0, 3), bytes.subarray(3)] };
    }
  }
  const pieces: Buffer[] = [];
  for await (const piece of tarOf(all())) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function read(archive: Buffer) {
  const path = join(folder, "read.tar");
  writeFileSync(path, archive);
  const file = await open(path);
  try {
    const tar = await readTar(file, limits);
    return Object.fromEntries(
      await Promise.all(tar.names.map(async (name) => [name, (await tar.read(name)).toString()] as const)),
    );
  } finally {
    await file.close();
  }
}

describe("an archive", () => {
  it("comes back as it was written, and other programs unpack and check it", async () => {
    const archive = await packed(files);
    expect(await read(archive)).toEqual(files);
    writeFileSync(join(folder, "whole.tar"), archive);
    execFileSync("tar", ["-xf", "whole.tar"], { cwd: folder });
    expect(execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: folder }).toString()).toContain("a/long: OK");
  });

  it.each<[string, (archive: Buffer) => Buffer]>([
    ["is cut off", (archive) => archive.subarray(0, -512)],
    ["is cut off in a file", (archive) => archive.subarray(0, 1_100)],
    ["goes on after its end", (archive) => Buffer.concat([archive, Buffer.alloc(512)])],
    ["has another byte in a file", (archive) => flipped(archive, archive.indexOf("xxx"))],
    ["has another byte in a header", (archive) => flipped(archive, 300)],
    ["is empty", () => Buffer.alloc(0)],
  ])("is refused when it %s", async (_name, change) => {
    await expect(read(change(await packed(files)))).rejects.toMatchObject({ code: "invalid" });
  });

  it.each<[string, Record<string, string>, string]>([
    ["a name of elsewhere", { "../up": "" }, "does not belong"],
    ["an absolute name", { "/etc/x": "" }, "does not belong"],
    ["too large a file", { big: "x".repeat(2_001) }, "too large"],
    ["too many files", { a: "", b: "", c: "", d: "", e: "" }, "too many"],
  ])("is refused with %s", async (_name, contents, why) => {
    const archive = await packed(contents);
    await expect(read(archive)).rejects.toThrow(why);
  });

  it("is refused when a name stands twice, when a link is in it, and when a size is a lie", async () => {
    const [header, end] = [tarHeader("words", 0), Buffer.alloc(1_024)];
    const link = Buffer.from(header);
    link.write("2", 156); // a link: the header's sum without its own place, and two more than for a plain file's "0"
    const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 2);
    link.write(sum.toString(8).padStart(6, "0"), 148);
    await expect(read(Buffer.concat([header, header, end]))).rejects.toThrow("stands twice");
    await expect(read(Buffer.concat([link, end]))).rejects.toThrow("something else");
    await expect(read(Buffer.concat([tarHeader("words", 1_999), end]))).rejects.toThrow("end is missing");
  });
});

function flipped(archive: Buffer, at: number): Buffer {
  const other = Buffer.from(archive);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}
