import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { islandElement } from "./island-element.tsx";

/** Lets React take over what the server drew in `container`. `id` begins the ids that React makes up. */
export function wake(
  container: Element,
  island: { Component: ComponentType<Record<string, unknown>>; data: string; id: string },
): void {
  hydrateRoot(container, islandElement(island.Component, island.data), { identifierPrefix: island.id });
}
