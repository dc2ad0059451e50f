import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DrawIsland } from "~/server/visitor-html/finish-html.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { bundleScripts, wordsIn, type Bundles } from "./bundle-scripts.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-drawing-"));
let bundles: Bundles;
let draw: DrawIsland;

beforeAll(async () => {
  bundles = await bundleScripts("/visitor");
  for (const { name, bytes } of bundles.drawing) writeFileSync(join(folder, name), bytes);
  const address = pathToFileURL(join(folder, "draw.mjs")).href;
  ({ drawIsland: draw } = (await import(/* @vite-ignore */ address)) as { drawIsland: DrawIsland });
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawRecords = (id: string) => {
  const props = { texts: textsOf("golf", "de"), locale: "de", isEditing: false };
  return draw({ name: "golf-records", id, data: JSON.stringify({ props, slots: {} }) });
};

it("neither the loader nor a part that it fetches waits for another file", () => {
  const textOf = (name: string) =>
    Buffer.from(bundles.files.find((file) => file.name === name)?.bytes ?? []).toString();
  const reached = new Set([bundles.loader.split("/").at(-1) ?? ""]);
  for (const name of reached) {
    const text = textOf(name);
    expect(text, name).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
    for (const [, part = ""] of text.matchAll(/import\("\.\/([^"]+)"\)/g)) reached.add(part);
  }
  expect(reached.size).toBeGreaterThan(10);
});

describe("the islands of visitors' pages", () => {
  it("bring no React along, which weighs more than all else in them", () => {
    const texts = [...bundles.files, ...bundles.drawing].map(({ name, bytes }) => ({
      name,
      text: String(Buffer.from(bytes)),
    }));
    expect(texts.filter(({ text }) => text.includes("react.dev/errors")).map(({ name }) => name)).toEqual([]);
  });

  it("are drawn on the server, with ids that no other island of the page has", async () => {
    const names = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    const [first, second] = [names(await drawRecords("i0-")), names(await drawRecords("i1-"))];
    expect(first).toHaveLength(3);
    expect(new Set(first).size).toBe(1);
    expect(first[0]).toMatch(/^i0-./);
    expect(second[0]).toMatch(/^i1-./);
  });

  it("are drawn with the finished HTML of their slots in its place", async () => {
    const props = { texts: textsOf("golf", "de"), locale: "de", isEditing: false, paths: {}, course: { holes: [] } };
    const data = JSON.stringify({ props, slots: { tagline: "<p>Ein <b>Bier</b></p>" } });
    expect(await draw({ name: "golf-start", id: "i0-", data })).toContain("<vt-slot><p>Ein <b>Bier</b></p></vt-slot>");
  });

  it("name the one that cannot be drawn", async () => {
    await expect(draw({ name: "golf-records", id: "i0-", data: `{"props":{},"slots":{}}` })).rejects.toThrow(
      "the island golf-records cannot be drawn",
    );
  });
});

it("takes strings, keys and elements of code for names in style sheets, and nothing else of it", async () => {
  const words = await wordsIn(`
    import { records } from "~/features/board.tsx";
    /** The hero of the page. */
    export interface Step { kicker: string }
    export function Table({ isWide }: { isWide: boolean }) {
      const lead = records(isWide, import("./week.ts"));
      document.body.dataset["ownPace"] = "slow";
      return <vt-card className={\`card card--\${lead}\`} data-end={lead}><em>{lead}</em></vt-card>;
    }`);
  expect(words).toEqual(
    expect.arrayContaining(["vt-card", "className", "card", "card--", "data-end", "em", "data-own-pace", "slow"]),
  );
  const others = ["records", "board", "hero", "page", "Step", "kicker", "lead", "week"];
  expect(words.filter((word) => others.includes(word))).toEqual([]);
});
