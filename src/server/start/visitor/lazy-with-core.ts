import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";

const cores = { golf: "src/visitor/golf-core.ts", all: "src/visitor/island-core.ts" };

/**
 * Lets every part that islands fetch later begin with the core that they have already. Without it, what such a part uses
 * of the core would be a file of its own: a bundler puts together only what the very same entries need.
 */
export const lazyWithCore: Plugin = {
  name: "lazy-with-core",
  setup(building) {
    building.onResolve({ filter: /^(\.|~\/)/ }, async ({ kind, path, pluginData, ...from }) => {
      if (kind !== "dynamic-import" || pluginData === "found") return;
      const found = await building.resolve(path, { kind, ...from, pluginData: "found" });
      return found.errors.length > 0 ? found : { path: found.path, namespace: "lazy" };
    });
    building.onLoad({ filter: /.*/, namespace: "lazy" }, ({ path }) => {
      const core = resolve(path.includes("/features/golf/") ? cores.golf : cores.all);
      const hasDefault = /^export default /m.test(readFileSync(path, "utf8"));
      const lines = [`import ${JSON.stringify(core)};`, `export * from ${JSON.stringify(path)};`];
      if (hasDefault) lines.push(`export { default } from ${JSON.stringify(path)};`);
      return { contents: lines.join("\n"), resolveDir: process.cwd() };
    });
  },
};
