import { brotliCompressSync, constants } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";

const entry = "src/features/editor/editor-app.tsx";

/** Everything that the editor imports at once, as opposed to what it fetches later: packages, and kB as they travel. */
async function weighFirstLoad() {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "out",
    jsx: "automatic",
    external: ["react", "react/*", "react-dom", "react-dom/*", "next/*"],
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "no words of zod and no schemas read from JSON, as in the product's own build",
        setup: (bundler) => {
          bundler.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents: "" }));
          const contents = "export const fromJSONSchema = null;";
          bundler.onLoad({ filter: /zod\/v4\/classic\/from-json-schema\.js$/ }, () => ({ contents }));
        },
      },
    ],
  });
  const first = staticClosure(metafile.outputs);
  const inputs = first.flatMap((name) => Object.keys(metafile.outputs[name]?.inputs ?? {}));
  const packages = inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  const code = outputFiles.filter(({ path }) => first.some((name) => path.endsWith(`/${name}`)));
  const bytes = brotliCompressSync(Buffer.concat(code.map(({ contents }) => contents)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  }).length;
  return { packages: new Set(packages), kB: bytes / 1024 };
}

function staticClosure(outputs: Metafile["outputs"]): string[] {
  const found = new Set(Object.keys(outputs).filter((name) => outputs[name]?.entryPoint === entry));
  for (const name of found) {
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === "import-statement") found.add(path);
  }
  return [...found].filter((name) => name in outputs);
}

it("the first edit waits for 193 kB of the editor's code at most, and for no menu, dialog, toast or map", async () => {
  const { packages, kB } = await weighFirstLoad();
  const later = ["@base-ui/react", "sonner", "platejs", "maplibre-gl", "canvas-confetti"];
  expect(later.filter((name) => packages.has(name))).toEqual([]);
  // With React and Next, which weigh some 120 kB, far below 350. How parts that are shared are cut moves it by some tenths.
  expect(Math.round(kB)).toBeLessThanOrEqual(193);
});
