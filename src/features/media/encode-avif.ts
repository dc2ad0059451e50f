import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);
const program = resolve("src/features/media/avif-process.mjs");
/** Five copies and the line before them, each smaller than one in WebP. */
const maxBuffer = 50_000_000;
/** Far more than a picture takes: on a busy machine the process waits for all others. */
const seconds = 300;

/** A copy that is wanted, and how small it has to be. */
interface WantedCopy {
  width: number;
  belowBytes: number;
}

/**
 * The wanted copies of a picture in AVIF, in their order; none at all where one of them would not be small enough. They
 * are made by a process of the lowest priority, which ends when `signal` is aborted. Throws when it is, and when it fails.
 */
export async function encodeAvif(picture: Buffer, copies: WantedCopy[], signal: AbortSignal): Promise<Buffer[]> {
  const wanted = copies.map(({ width, belowBytes }) => `${width}:${belowBytes}`);
  const running = run(process.execPath, [program, String(seconds), ...wanted], {
    encoding: "buffer",
    maxBuffer,
    timeout: seconds * 1_000,
    killSignal: "SIGKILL",
    signal,
    env: { NODE_ENV: process.env.NODE_ENV }, // nothing that a picture should know of
  });
  running.child.stdin?.on("error", () => undefined).end(picture); // whether it was read shows in the answer
  const { stdout } = await running;
  let at = stdout.indexOf("\n") + 1;
  const sizes = z.array(z.number().int()).parse(JSON.parse(stdout.toString("utf8", 0, at)));
  return sizes.map((size) => stdout.subarray(at, (at += size)));
}
