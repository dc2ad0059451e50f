// Draws one drawing (SVG), in a process of its own because nothing but its end stops the library: the drawing comes in on
// standard input, a line of JSON with sizes and then the raw pixels go out on standard output. With `clean` it is cleaned
// first, and the clean drawing follows its pixels; `{"refusal": "…"}` alone says why one is not taken.
import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp from "sharp";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
sharp.concurrency(1);
const limitInputPixels = 40_000_000;
const [seconds, mode, ordinarySeconds = seconds / 8, leastWidth = 960, mostSeconds = seconds] = process.argv.slice(2);

// So much of a processor and no more; and whoever began this may be gone before it ends.
const end = () => process.kill(process.pid, "SIGKILL");
setInterval(() => secondsTaken() > Number(seconds) && end(), 250).unref();
setTimeout(end, Number(mostSeconds) * 1_000).unref();

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const given = Buffer.concat(chunks);
const drawing = mode === "clean" ? await cleaned(given) : given;
if ("refusal" in drawing) process.stdout.write(`${JSON.stringify(drawing)}\n`);
else await draw(drawing);

function secondsTaken() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

async function cleaned(bytes) {
  const { cleanSvg } = await import("./clean-svg.mjs");
  const clean = cleanSvg(new TextDecoder("utf-8").decode(bytes));
  return typeof clean === "string" ? Buffer.from(clean) : clean;
}

/** What draws for longer than a drawing does lets everybody else go first. */
function giveWay() {
  try {
    const threads = process.platform === "linux" ? readdirSync("/proc/self/task") : [process.pid]; // each has its own
    for (const thread of threads) setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // a machine without priorities
  }
}

async function draw(bytes) {
  setTimeout(giveWay, Number(ordinarySeconds) * 1_000).unref();
  // A drawing has no pixels of its own: a small one (a logo, an icon) is drawn about so many px wide.
  const { width } = await sharp(bytes, { limitInputPixels }).metadata();
  const density = Math.min(Math.max(72, Math.round((72 * leastWidth) / width)), 7200);
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: "error", density })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sizes = { width: info.width, height: info.height, channels: info.channels, bytes: data.byteLength };
  process.stdout.write(`${JSON.stringify(sizes)}\n`);
  process.stdout.write(data);
  if (mode === "clean") process.stdout.write(bytes);
}
