import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";

/**
 * Lets every part that a script fetches later bring copies of its own of all that it needs. What the two shared would be a
 * file that the script has to wait for, a whole turn on a slow line for a few hundred bytes.
 */
export const lazyApart: Plugin = {
  name: "lazy-apart",
  setup(building) {
    building.onResolve({ filter: /.*/ }, async ({ kind, path, pluginData, namespace, ...from }) => {
      const isLater = kind === "dynamic-import" || namespace === "apart";
      if (!isLater || pluginData === "found") return;
      const found = await building.resolve(path, { kind, ...from, namespace: "file", pluginData: "found" });
      return found.errors.length > 0 ? found : { path: found.path, namespace: "apart" };
    });
    building.onLoad({ filter: /\.tsx?$/, namespace: "apart" }, ({ path }) => {
      return { contents: readFileSync(path, "utf8"), loader: "tsx", resolveDir: dirname(path) };
    });
  },
};
