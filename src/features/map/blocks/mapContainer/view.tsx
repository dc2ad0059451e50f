import { chosenBranches } from "~/features/blocks/branch-data.ts";
import { BranchList } from "~/features/blocks/branch-list.tsx";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Island } from "~/features/blocks/island.tsx";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import type { mapContainerBlock } from "./block.ts";
import { CourseMapIsland } from "./island.tsx";
import { shownMarkers } from "./shown-markers.ts";
import { hasPlaces } from "./shown-places.ts";
import "../../styles/map.css";
import "./map-container.css";

/** Branches or a course on a map, the branches with their addresses and hours below where that is wished. Where the page has a scorecard too, the two turn each other. */
export function MapContainerView({ group, ui, context }: ViewProps<typeof mapContainerBlock>) {
  const { fields, options } = group;
  const branches = options.addresses ? chosenBranches(options.locations, context.data) : [];
  const isEmpty = !hasPlaces(options, context.data);
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
            markers: shownMarkers(options, context),
            route: options.mapRoute,
            texts: context.texts.map,
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
    </Section>
  );
}
