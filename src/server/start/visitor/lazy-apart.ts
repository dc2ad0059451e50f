import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/** The modules of one part are in a namespace of its own, which names the module that the part begins with. */
const apart = "apart ";

/**
 * Lets every part that a script fetches later bring copies of its own of all that it needs. What it shared with the script,
 * or with another part, would be a further file to wait for, a whole turn on a slow line for a few hundred bytes. What such
 * a module keeps is therefore not known to other parts.
 */
export const lazyApart: Plugin = {
  name: "lazy-apart",
  setup(building) {
    building.onResolve({ filter: /.*/ }, async ({ kind, path, pluginData, namespace, ...from }) => {
      const isLater = kind === "dynamic-import";
      if (!(isLater || namespace.startsWith(apart)) || pluginData === "found") return;
      const found = await building.resolve(path, { kind, ...from, namespace: "file", pluginData: "found" });
      if (found.errors.length > 0) return found;
      return { path: found.path, namespace: isLater ? apart + found.path : namespace };
    });
    building.onLoad({ filter: /\.tsx?$/ }, ({ path, namespace }) => {
      if (!namespace.startsWith(apart)) return;
      return { contents: readFileSync(path, "utf8"), loader: "tsx", resolveDir: dirname(path) };
    });
  },
};
