import { text } from "node:stream/consumers";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { islandElement } from "./island-element.tsx";

export type Components = Record<string, ComponentType<Record<string, unknown>>>;

/** Draws islands on the server as the browser will draw them at first. */
export function islandDrawer(components: Components) {
  return async ({ name, id, data }: { name: string; id: string; data: string }): Promise<string> => {
    const Component = components[name];
    if (!Component) throw new Error(`there is no island called ${name}`);
    let failure: unknown;
    const { prelude } = await prerenderToNodeStream(islandElement(Component, data), {
      identifierPrefix: id,
      progressiveChunkSize: Infinity, // all of it in its place, nothing that a script would have to move
      onError: (error) => void (failure ??= error),
    });
    const html = await text(prelude);
    if (failure) throw new Error(`the island ${name} cannot be drawn`, { cause: failure });
    return html;
  };
}
