import { renderToStringAsync } from "preact-render-to-string";
import { islandElement, type IslandComponent, type IslandInPage } from "./island-element.ts";

/** Draws islands on the server as the browser will draw them at first. */
export function islandDrawer(components: Record<string, IslandComponent>) {
  return async ({ name, ...island }: IslandInPage & { name: string }): Promise<string> => {
    const Component = components[name];
    if (!Component) throw new Error(`there is no island called ${name}`);
    try {
      return await renderToStringAsync(islandElement(Component, island));
    } catch (cause) {
      throw new Error(`the island ${name} cannot be drawn`, { cause });
    }
  };
}
