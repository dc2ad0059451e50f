import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bucket } from "~/features/media/s3-storage.ts";

/**
 * A server that speaks S3 and checks its signatures, with one empty bucket: a process of its own, because it enciphers
 * where a list goes on in a way that Node has only when it is asked to.
 */
export async function startS3Server(): Promise<Bucket & { stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "bucket-"));
  const bucket = "vitrine";
  const args = ["--openssl-legacy-provider", "tests/support/s3-process.mjs", directory, bucket];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    endpoint: `http://127.0.0.1:${port.toString().trim()}`,
    bucket,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
