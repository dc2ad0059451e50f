import type { ComponentType, ReactElement } from "react";

/** What an island is made of, as it stands in its page. */
interface IslandData {
  props: Record<string, unknown>;
  /** Finished HTML by the name of the prop that it is passed as. */
  slots: Record<string, string>;
}

/** The island as React draws it: on the server at first, then, the very same, in the browser. `data` is JSON. */
export function islandElement(Component: ComponentType<Record<string, unknown>>, data: string): ReactElement {
  const { props, slots } = JSON.parse(data) as IslandData;
  const parts = Object.entries(slots).map(([name, html]) => [
    name,
    <vt-slot key={name} dangerouslySetInnerHTML={{ __html: html }} />,
  ]);
  return <Component {...props} {...Object.fromEntries(parts)} />;
}
