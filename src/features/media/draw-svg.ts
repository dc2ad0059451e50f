import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { refusePicture } from "./domain/refuse.ts";

/** A picture as pixels, row by row. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const run = promisify(execFile);
const program = resolve("src/features/media/svg-process.mjs");
/** The pixels that are allowed, four bytes each, the line before them and the drawing after them. */
const maxBuffer = 40_000_000 * 4 + 2_000_000;
const ordinaryWidth = 960;
/** A drawing on a busy machine may take so many times its seconds of the processor. */
const patience = 4;
const sizesSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  channels: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  bytes: z.number().int(),
});
const answerSchema = z.union([z.object({ refusal: z.enum(["svg-with-pictures", "svg-too-costly"]) }), sizesSchema]);

/**
 * Draws an SVG in a process of its own, which is killed after `seconds` of the processor: a few bytes can describe work
 * for hours, which the library itself cannot be told to leave. It becomes about `width` px wide at least. Throws when it
 * is killed or cannot draw.
 */
export async function drawSvg(bytes: Uint8Array, seconds: number, width = ordinaryWidth): Promise<Pixels> {
  return (await runProgram(bytes, { seconds, mode: "draw", width })).pixels;
}

/**
 * Cleans an SVG and draws what is left of it, in the same way: `clean` runs nothing, leads nowhere and may be shown as
 * it is. Refuses one that holds pictures, or whose filters or repeated parts are too much work.
 */
export async function cleanAndDrawSvg(bytes: Uint8Array, seconds: number): Promise<{ pixels: Pixels; clean: Buffer }> {
  const { pixels, rest } = await runProgram(bytes, { seconds, mode: "clean", width: ordinaryWidth });
  return { pixels, clean: rest };
}

async function runProgram(
  input: Uint8Array,
  { seconds, mode, width }: { seconds: number; mode: "draw" | "clean"; width: number },
): Promise<{ pixels: Pixels; rest: Buffer }> {
  const mostSeconds = seconds * patience;
  const running = run(process.execPath, [program, ...[seconds, mode, seconds / 8, width, mostSeconds].map(String)], {
    encoding: "buffer",
    maxBuffer,
    timeout: mostSeconds * 1_000,
    killSignal: "SIGKILL",
    env: { NODE_ENV: process.env.NODE_ENV }, // nothing that a drawing should know of
  });
  running.child.stdin?.on("error", () => undefined).end(input); // whether it was read shows in the answer
  const { stdout } = await running;
  const end = stdout.indexOf("\n");
  const answer = answerSchema.parse(JSON.parse(stdout.toString("utf8", 0, end)));
  if ("refusal" in answer) return refusePicture(answer.refusal);
  const { bytes, ...info } = answer;
  const [from, to] = [end + 1, end + 1 + bytes];
  return { pixels: { data: stdout.subarray(from, to), info }, rest: stdout.subarray(to) };
}
