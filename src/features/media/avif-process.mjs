// Makes the copies of one picture in AVIF, in a process of its own that gives way to everything else on the machine: the
// picture comes in on standard input; a line of JSON with the sizes of the copies and then the copies themselves go out
// on standard output. Its arguments are the copies: width, and the bytes that it must stay below. With the first one
// that does not, there are none.
import { constants, setPriority } from "node:os";
import sharp from "sharp";

const [seconds, ...copies] = process.argv.slice(2);
try {
  if (process.env.NODE_ENV !== "test") setPriority(constants.priority.PRIORITY_LOW); // tests wait for it
} catch {
  // a machine without priorities
}
// Whoever began this may be gone before it ends.
setTimeout(() => process.kill(process.pid, "SIGKILL"), Number(seconds) * 1_000).unref();

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});
sharp.concurrency(1);
const limitInputPixels = 40_000_000;

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const picture = Buffer.concat(chunks);

const made = [];
for (const [width, limit] of copies.map((copy) => copy.split(":").map(Number))) {
  const bytes = await sharp(picture, { limitInputPixels, failOn: "error" })
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width, withoutEnlargement: true })
    .avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }) // looks as WebP does at 80
    .toBuffer();
  if (bytes.byteLength >= limit) {
    made.length = 0;
    break;
  }
  made.push(bytes);
}
process.stdout.write(`${JSON.stringify(made.map(({ byteLength }) => byteLength))}\n`);
for (const bytes of made) process.stdout.write(bytes);
