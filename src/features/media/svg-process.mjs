// Draws one drawing (SVG), in a process of its own because nothing but its end stops the library: the drawing comes in on
// standard input, a line of JSON with its size and then its raw pixels go out on standard output.
import sharp from "sharp";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
sharp.concurrency(1);
const limitInputPixels = 40_000_000;

// Whoever began this may be gone before it ends.
setTimeout(() => process.kill(process.pid, "SIGKILL"), Number(process.argv[2]) * 1_000).unref();

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const drawing = Buffer.concat(chunks);

// A drawing has no pixels of its own: a small one (a logo, an icon) is drawn about 960 px wide.
const { width } = await sharp(drawing, { limitInputPixels }).metadata();
const density = Math.min(Math.max(72, Math.round((72 * 960) / width)), 7200);
const { data, info } = await sharp(drawing, { limitInputPixels, failOn: "error", density })
  .toColourspace("srgb")
  .raw()
  .toBuffer({ resolveWithObject: true });
const size = { width: info.width, height: info.height, channels: info.channels };
process.stdout.write(`${JSON.stringify(size)}\n`);
process.stdout.write(data);
