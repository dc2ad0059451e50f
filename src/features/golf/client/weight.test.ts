import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { bundleScripts } from "~/server/start/visitor/bundle-scripts.ts";

/** What a screen brings along besides React: packages by name, and kB as they travel. */
async function weigh(entry: string) {
  const { metafile, outputFiles } = await build({
    entryPoints: [`src/features/${entry}`],
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "out",
    external: ["react", "react-dom"],
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const packages = Object.keys(metafile.inputs).map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
  const [first] = outputFiles;
  return { packages: new Set(packages), kB: gzipSync(first?.contents ?? "").length / 1024 };
}

const bundled = bundleScripts("/visitor");

describe("what a player downloads", () => {
  it.each([
    ["golf/components/start-screen.tsx", 30],
    ["golf/components/players-screen.tsx", 30],
    ["golf/components/share-screen.tsx", 40],
    ["golf/components/play-screen.tsx", 50],
    ["golf/components/coupon-screen.tsx", 50],
    ["map/components/map-frame.tsx", 5],
    ["golf/client/offline/keep-screens.ts", 5],
  ])("%s has no schema library and less than %i kB of code", async (entry, limit) => {
    const { packages, kB } = await weigh(entry);
    expect([...packages].filter((name) => name === "zod" || name === "zod-openapi")).toEqual([]);
    expect(kB).toBeLessThan(limit);
  });

  it.each(["golf-card", "golf-coupon", "golf-share", "golf-start", "golf-table", "golf-addPlayers"])(
    "%s and the loader are one round of scripts and at most 45 kB: a phone fetches six at a time",
    async (name) => {
      const { islands, files, loader } = await bundled;
      const addresses = [loader, ...(islands[name]?.scripts ?? [])];
      const bytesOf = (address: string) => files.find(({ name: file }) => address.endsWith(`/${file}`))?.bytes ?? "";
      const kB = addresses.reduce((sum, address) => sum + brotliCompressSync(bytesOf(address)).length / 1024, 0);
      expect(addresses.length).toBeLessThanOrEqual(6);
      expect(kB).toBeLessThan(45);
    },
  );
});
