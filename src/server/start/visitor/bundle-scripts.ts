import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, transform, type BuildOptions, type Metafile } from "esbuild";
import type { IslandBuild, VisitorBuild } from "~/server/visitor-html/visitor-build.ts";
import { lazyApart } from "./lazy-apart.ts";
import { lazyWithCore } from "./lazy-with-core.ts";

const islandFolder = "src/visitor/islands";
const loaderEntry = "src/visitor/loader.ts";

const shared = { bundle: true, splitting: true, write: false, format: "esm" } satisfies BuildOptions;
const forBrowsers = {
  ...shared,
  outdir: "visitor",
  entryNames: "[name]-[hash]",
  chunkNames: "part-[hash]",
  minify: true,
  metafile: true,
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
} satisfies BuildOptions;
/** Islands are written for React and run with Preact, in the browser and where the server draws them. */
const withPreact = {
  jsx: "automatic",
  alias: {
    react: "./src/visitor/in-place-of-react.ts",
    "react/jsx-runtime": "preact/jsx-runtime",
    "react-dom": "preact/compat",
  },
} satisfies BuildOptions;

export interface Bundles {
  /** What browsers get, by file name. */
  files: { name: string; bytes: Uint8Array }[];
  loader: VisitorBuild["loader"];
  islands: VisitorBuild["islands"];
  /** The same islands for the server, which draws them; `draw.mjs` is the module to load. */
  drawing: { name: string; bytes: Uint8Array }[];
}

/** Bundles the loader and the islands for browsers, and the islands once more for the server. `folder` is their address. */
export async function bundleScripts(folder: string): Promise<Bundles> {
  const names = readdirSync(islandFolder).map((file) => basename(file).replace(/\.tsx?$/, ""));
  // Apart, for what both happened to use would become a further file to fetch.
  const [light, heavy] = await Promise.all([
    build({ ...forBrowsers, plugins: [lazyApart], entryPoints: [loaderEntry] }),
    build({
      ...forBrowsers,
      ...withPreact,
      plugins: [lazyWithCore],
      entryPoints: readdirSync(islandFolder).map((file) => join(islandFolder, file)),
    }),
  ]);
  const made = [...light.outputFiles, ...heavy.outputFiles];
  const files = made.map(({ path, contents }) => ({ name: basename(path), bytes: contents }));
  const address = (output: string) => `${folder}/${basename(output)}`;
  const outputs = { ...light.metafile.outputs, ...heavy.metafile.outputs };
  const outputOf = (entry: string) => {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0];
    if (!found) throw new Error(`the bundle lacks ${entry}`);
    return found;
  };
  const islandOf = async (name: string): Promise<IslandBuild> => {
    const file = readdirSync(islandFolder).find((each) => each.startsWith(`${name}.`)) ?? "";
    const script = outputOf(`${islandFolder}/${file}`);
    const reached = reachedFrom(outputs, script);
    return {
      script: address(script),
      scripts: scriptsOf(outputs, script).map(address),
      // an entry's sheet holds those of what it loads later, too
      styles: [outputs[script]?.cssBundle ?? []].flat().map(address),
      words: await wordsOf(ownSources(outputs, reached)),
    };
  };
  return {
    files,
    loader: address(outputOf(loaderEntry)),
    islands: Object.fromEntries(await Promise.all(names.map(async (name) => [name, await islandOf(name)] as const))),
    drawing: await bundleDrawing(names),
  };
}

/** Everything that a module needs before it runs, itself included. */
function scriptsOf(outputs: Metafile["outputs"], from: string): string[] {
  return walk(outputs, from, (kind) => kind === "import-statement");
}

/** Everything that a module may load, also later. */
function reachedFrom(outputs: Metafile["outputs"], from: string): string[] {
  return walk(outputs, from, () => true);
}

function walk(outputs: Metafile["outputs"], from: string, follows: (kind: string) => boolean): string[] {
  const seen = new Set([from]);
  for (const output of seen) {
    for (const { path, kind } of outputs[output]?.imports ?? []) if (path in outputs && follows(kind)) seen.add(path);
  }
  return [...seen].filter((output) => output.endsWith(".js"));
}

/** Our own files among what went into outputs: libraries bring their own style sheets. */
function ownSources(outputs: Metafile["outputs"], names: string[]): string[] {
  return names
    .flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}))
    .filter((source) => /^src\/.+\.tsx?$/.test(source));
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What minified code takes from other modules and gives them. */
const modules = /\bimport\s*\(?(?:[\w$\s{},*]+\bfrom)?"[^"]*"|\bexport\{[^}]*\}/g;

/** Words of source files that may be names in HTML or CSS. */
async function wordsOf(sources: string[]): Promise<string[]> {
  const words = await Promise.all(sources.map(async (source) => wordsIn(await readFile(source, "utf8"))));
  return [...new Set(words.flat())];
}

/**
 * Words that may be names in HTML or CSS: they stand in strings, or are keys. Comments, types, the names of variables and
 * the addresses of modules are none: they would keep rules that nothing on the page meets. `dataset.ownWord` is told as
 * `data-own-word`.
 */
export async function wordsIn(source: string): Promise<string[]> {
  const { code } = await transform(source, { loader: "tsx", jsx: "automatic", minify: true });
  const words = code.replace(modules, "").match(/(?:--)?[a-zA-Z][\w-]*/g) ?? [];
  const data = [...code.matchAll(/\bdataset\.(\w+)/g)].map(([, name = ""]) => `data-${kebabCase(name)}`);
  return [...words, ...data];
}

async function bundleDrawing(names: string[]): Promise<Bundles["drawing"]> {
  const imports = names.map((name, at) => `import island${at} from "./islands/${name}";`);
  const list = names.map((name, at) => `${JSON.stringify(name)}: island${at}`);
  const { outputFiles } = await build({
    ...shared,
    ...withPreact,
    stdin: {
      contents: [
        ...imports,
        `import { islandDrawer } from "./draw-island.ts";`,
        `export const drawIsland = islandDrawer({ ${list.join(", ")} });`,
      ].join("\n"),
      resolveDir: "src/visitor",
      sourcefile: "draw.ts",
    },
    outdir: "drawing",
    entryNames: "draw",
    outExtension: { ".js": ".mjs" },
    platform: "node",
    target: "node20",
    external: ["maplibre-gl", "@mux/mux-player-react"], // never loaded where they are only waited for
    loader: { ".css": "empty" },
  });
  return outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents }));
}
