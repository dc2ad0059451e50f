import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

/** A picture as pixels, row by row. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const run = promisify(execFile);
const program = resolve("src/features/media/svg-process.mjs");
/** The pixels that are allowed, four bytes each, and the line before them. */
const maxBuffer = 40_000_000 * 4 + 1_000;
const infoSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  channels: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});

/**
 * Draws an SVG in a process of its own, which is killed after `seconds`: a few bytes can describe work for hours, which
 * the library itself cannot be told to leave. Throws when it is killed or cannot draw.
 */
export async function drawSvg(bytes: Uint8Array, seconds: number): Promise<Pixels> {
  const running = run(process.execPath, [program, String(seconds)], {
    encoding: "buffer",
    maxBuffer,
    timeout: seconds * 1_000,
    killSignal: "SIGKILL",
    env: { NODE_ENV: process.env.NODE_ENV }, // nothing that a drawing should know of
  });
  running.child.stdin?.on("error", () => undefined).end(bytes); // whether it was read shows in the answer
  const { stdout } = await running;
  const end = stdout.indexOf("\n");
  const info = infoSchema.parse(JSON.parse(stdout.toString("utf8", 0, end)));
  return { data: stdout.subarray(end + 1), info };
}
