import { Island } from "~/features/blocks/island.tsx";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { DirectoryMapIsland } from "./island.tsx";
import "~/features/map/styles/map.css";

/** The places of what was found, on the product's own map: nothing of it is fetched before somebody opens it. */
export function DirectoryMap({ id, context }: { id: string; context: ViewContext }) {
  const { t, texts } = context;
  return (
    <details className="directory__map">
      <summary className="directory__chip">{t("blocks.directory.map")}</summary>
      <Island
        name="directory-map"
        of={DirectoryMapIsland}
        props={{ sectionId: id, texts: { ...texts.map, showAll: t("places.showAllPoints") }, route: t("hours.route") }}
        when="visible"
        context={context}
      />
    </details>
  );
}
