import { createElement, type ComponentChild, type ComponentType } from "preact";
import { IslandId } from "./island-id.ts";

export type IslandComponent = ComponentType<Record<string, unknown>>;

/** An island as it stands in its page. */
export interface IslandInPage {
  /** JSON of `IslandData`. */
  data: string;
  /** Begins the ids that it makes up. */
  id: string;
}

/** What an island is made of. */
interface IslandData {
  props: Record<string, unknown>;
  /** Finished HTML by the name of the prop that it is passed as. */
  slots: Record<string, string>;
}

interface SlotPolicy {
  createHTML: (html: string) => string;
}

let slotPolicy: SlotPolicy | undefined;

/** A slot's HTML, which the server drew: the one text that becomes HTML where a page lets none (`visitorPagePolicy`). */
function drawnHtml(html: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, policy: SlotPolicy) => SlotPolicy };
  };
  slotPolicy ??= trustedTypes?.createPolicy("slots", { createHTML: (drawn) => drawn });
  return slotPolicy?.createHTML(html) ?? html;
}

/** The island as it is drawn: on the server at first, then, the very same, in the browser. */
export function islandElement(Component: IslandComponent, { data, id }: IslandInPage) {
  const { props, slots } = JSON.parse(data) as IslandData;
  const parts = Object.entries(slots).map(([name, html]): [string, ComponentChild] => [
    name,
    createElement("vt-slot", { key: name, dangerouslySetInnerHTML: { __html: drawnHtml(html) } }),
  ]);
  const island = createElement(Component, { ...props, ...Object.fromEntries(parts) });
  return createElement(IslandId.Provider, { value: id, children: island });
}
