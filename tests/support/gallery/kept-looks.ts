import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** The coarse picture of each part of a look, by the part's name. */
export type Sketches = Record<string, Sketch>;

interface Sketch {
  /** In CSS pixels. */
  height: number;
  /** The average colour of each of its cells, row by row, six digits each. */
  cells: string;
}

interface Part {
  name: string;
  top: number;
  width: number;
  height: number;
}

const file = new URL("kept-looks.json", import.meta.url);
const [columns, rows] = [8, 4];
/** Typefaces are drawn a little differently on every machine; a cell that changes by more has another colour or place. */
const mostOfOneCell = 0.08;
const mostOnAverage = 0.012;
const mostHeight = 0.03;

/** The parts of a page of the gallery: its header, its sections, its footer. Runs in the page. */
export function partsOf(): Part[] {
  const parts = [...document.querySelectorAll<HTMLElement>(".site-header, main > .section, .site-footer")];
  return parts.map((part, at) => {
    const { top, width, height } = part.getBoundingClientRect();
    return {
      name: part.dataset["kind"] ?? part.className.split(" ")[0] ?? String(at),
      top: top + scrollY,
      width,
      height,
    };
  });
}

/** Each part of a photographed page in so few cells that only its colours and their places remain. */
export async function sketch(picture: Buffer, parts: Part[]): Promise<Sketches> {
  const { width: drawn = 0, height: whole = 0 } = await sharp(picture).metadata();
  const sketches = parts.map(async ({ name, top, width, height }) => {
    const scale = drawn / width;
    const from = Math.min(Math.round(top * scale), whole - 1);
    const area = { left: 0, top: from, width: drawn, height: Math.min(Math.round(height * scale), whole - from) };
    const cells = await sharp(picture)
      .extract(area)
      .removeAlpha()
      .resize(columns, rows, { fit: "fill" })
      .raw()
      .toBuffer();
    return [name, { height: Math.round(height), cells: cells.toString("hex") }] as const;
  });
  return Object.fromEntries(await Promise.all(sketches));
}

export async function keptLooks(): Promise<Record<string, Sketches>> {
  return JSON.parse(await readFile(file, "utf8")) as Record<string, Sketches>;
}

export async function keepLooks(looks: Record<string, Sketches>): Promise<void> {
  await writeFile(file, `${JSON.stringify(looks, null, 2)}\n`);
}

/** What has changed between two days, in words: which part of which look, and by how much. Pure. */
export function differences(kept: Record<string, Sketches>, seen: Record<string, Sketches>): string[] {
  const looks = [...new Set([...Object.keys(kept), ...Object.keys(seen)])];
  return looks.flatMap((look) => {
    const [before = {}, now = {}] = [kept[look], seen[look]];
    const parts = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return parts.flatMap((part) => changeOf(before[part], now[part]).map((change) => `${look}, ${part}: ${change}`));
  });
}

function changeOf(before: Sketch | undefined, now: Sketch | undefined): string[] {
  if (!before || !now) return [before ? "is gone" : "is new"];
  const changes: string[] = [];
  if (Math.abs(now.height - before.height) > mostHeight * before.height)
    changes.push(`${now.height} px high, not ${before.height}`);
  const [one, other] = [Buffer.from(before.cells, "hex"), Buffer.from(now.cells, "hex")];
  const apart = [...one].map((value, at) => Math.abs(value - (other[at] ?? 0)) / 255);
  const average = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  const most = Math.max(...apart);
  if (average > mostOnAverage || most > mostOfOneCell)
    changes.push(`colours differ by ${percent(average)}, by ${percent(most)} in one place`);
  return changes;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
