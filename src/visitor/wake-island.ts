import { hydrate } from "preact/compat";
import { islandElement, type IslandComponent, type IslandInPage } from "./island-element.ts";

/** Takes over what the server drew in `container`. */
export function wake(container: Element, Component: IslandComponent, island: IslandInPage): void {
  hydrate(islandElement(Component, island), container);
}
