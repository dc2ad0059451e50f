import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../../../tests/support/browser.ts";
import { night } from "./night.ts";

/**
 * Films two strokes in front of the museum at night, as a browser draws them: `node --import tsx
 * prisma/seed/artwork/golf/film.ts`. No two takes are the same to the byte; keep one that you like.
 */
const [width, height] = [1280, 720];
const target = new URL("../../films/night.mp4", import.meta.url);

sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] }); // our own drawing
const stage = await sharp(Buffer.from(night["nightMuseum"]?.() ?? ""))
  .resize(width, height)
  .png()
  .toBuffer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.evaluate("globalThis.__name = (given) => given"); // what compiling adds to the functions below
const film = await page.evaluate(take, { width, height, picture: stage.toString("base64") });
await browser.close();
await writeFile(target, Buffer.from(film, "base64"));
console.log(`${target.pathname}: ${Math.round((film.length * 0.75) / 1024)} kB`);

/** Runs in the browser, and answers the film in base64. */
async function take({ width, height, picture }: { width: number; height: number; picture: string }): Promise<string> {
  interface Stroke {
    color: string;
    from: number;
    /** Arcs, one after the other: where each ends, how high it rises, and for how long it flies. */
    arcs: { to: [x: number, y: number]; rise: number; seconds: number }[];
  }
  const tee: [number, number] = [407, 488];
  const strokes: Stroke[] = [
    {
      color: "246,226,63",
      from: 0.8,
      arcs: [
        { to: [560, 500], rise: 190, seconds: 1.3 },
        { to: [592, 503], rise: 26, seconds: 0.45 },
        { to: [616, 514], rise: 0, seconds: 0.9 },
      ],
    },
    {
      color: "255,111,168",
      from: 4.2,
      arcs: [
        { to: [640, 470], rise: 150, seconds: 1.2 },
        { to: [664, 486], rise: 34, seconds: 0.5 },
        { to: [616, 514], rise: 0, seconds: 1.3 },
      ],
    },
  ];
  const seconds = 9;
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  document.body.append(canvas);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No pen");

  const placeAt = ({ from, arcs }: Stroke, now: number): { at: [number, number]; isHoled: boolean } => {
    let [start, begin] = [tee, from];
    for (const { to, rise, seconds: long } of arcs) {
      const share = Math.min(1, Math.max(0, (now - begin) / long));
      const eased = rise === 0 ? 1 - (1 - share) ** 2 : share;
      if (share < 1) {
        const lift = rise * 4 * share * (1 - share);
        return {
          at: [start[0] + (to[0] - start[0]) * eased, start[1] + (to[1] - start[1]) * eased - lift],
          isHoled: false,
        };
      }
      [start, begin] = [to, begin + long];
    }
    return { at: start, isHoled: true };
  };
  const glow = ([x, y]: [number, number], color: string, r: number, strength: number) => {
    const light = pen.createRadialGradient(x, y, 0, x, y, r);
    light.addColorStop(0, `rgba(${color},${strength})`);
    light.addColorStop(1, `rgba(${color},0)`);
    pen.fillStyle = light;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  };
  const draw = (now: number) => {
    const zoom = 1.02 + 0.1 * Math.sin((Math.PI * now) / seconds) ** 2;
    pen.setTransform(zoom, 0, 0, zoom, -(zoom - 1) * 600, -(zoom - 1) * 500);
    pen.drawImage(image, 0, 0);
    for (const stroke of strokes) {
      if (now < stroke.from - 0.6) continue;
      const { at, isHoled } = placeAt(stroke, now);
      const end = stroke.arcs.reduce((sum, arc) => sum + arc.seconds, stroke.from);
      if (isHoled) {
        const after = now - end;
        if (after < 0.9) glow(at, stroke.color, 40 + 160 * after, 0.9 * (1 - after / 0.9));
        continue;
      }
      for (let back = 12; back > 0; back -= 1) {
        const trail = placeAt(stroke, now - back * 0.03).at;
        glow(trail, stroke.color, 20, 0.03 * (13 - back));
      }
      glow(at, stroke.color, 70, 0.6);
      pen.fillStyle = "#fffbe0";
      pen.beginPath();
      pen.arc(at[0], at[1], 6, 0, 7);
      pen.fill();
    }
  };

  const recorder = new MediaRecorder(canvas.captureStream(30), {
    mimeType: "video/mp4;codecs=avc1.42001f",
    videoBitsPerSecond: 700_000,
  });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  draw(0);
  recorder.start();
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const next = () => {
      const now = (performance.now() - began) / 1000;
      draw(Math.min(now, seconds));
      if (now < seconds) requestAnimationFrame(next);
      else resolve();
    };
    requestAnimationFrame(next);
  });
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
