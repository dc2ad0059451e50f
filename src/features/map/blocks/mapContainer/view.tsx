import { chosenBranches } from "~/features/blocks/data/branch-data.ts";
import { BranchList } from "~/features/blocks/branches/branch-list.tsx";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Island } from "~/features/blocks/island.tsx";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import type { mapContainerBlock } from "./block.ts";
import { CourseMapIsland } from "./island.tsx";
import { shownMarkers } from "./shown-markers.ts";
import { hasPlaces, shownHoles } from "./shown-places.ts";
import "../../styles/map.css";
import "./map-container.css";

/**
 * Branches, a course or places of its own on a map; below it the places in words, and the branches with their addresses and
 * hours where that is wished. Where the page has a scorecard too, the two turn each other.
 */
export function MapContainerView({ group, ui, context }: ViewProps<typeof mapContainerBlock>) {
  const { fields, options } = group;
  const branches = options.addresses ? chosenBranches(options.locations, context.data) : [];
  const isEmpty = !hasPlaces(group, context.data);
  const isCourse = shownHoles(options, context.data).length > 0;
  return (
    <Section group={group} swatch={options.color} className="map-section" data={{ size: options.size }}>
      <div className="map-section__head">
        <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
      </div>
      {isEmpty ? (
        <p className="map-section__hint">{context.t("places.emptyCourse")}</p>
      ) : (
        <Island
          name="course-map"
          of={CourseMapIsland}
          props={{
            markers: shownMarkers(group, context),
            route: options.mapRoute,
            texts: isCourse ? context.texts.map : { ...context.texts.map, showAll: context.t("places.showAllPoints") },
            size: options.size,
          }}
          when="reached"
          context={context}
        />
      )}
      {branches.length > 0 && (
        <div className="map-section__branches wrap">
          <BranchList branches={branches} context={context} />
        </div>
      )}
      {(group.children.length > 0 || context.mode === "edit") && (
        <div className="map-section__places wrap">
          <ui.Children of={group} className="map-section__list" />
        </div>
      )}
    </Section>
  );
}
