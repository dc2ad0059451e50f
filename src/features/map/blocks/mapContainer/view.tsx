import { courseMarkers } from "../../domain/markers.ts";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Island } from "~/features/blocks/island.tsx";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import type { mapContainerBlock } from "./block.ts";
import { CourseMapIsland } from "./island.tsx";
import { hasCourse, shownHoles } from "./shown-holes.ts";
import "../../styles/map.css";
import "./map-container.css";

/** The course on a map: of the collection that the section names, or else of the site's first one. Where the page has a scorecard too, the two turn each other. */
export function MapContainerView({ group, ui, context }: ViewProps<typeof mapContainerBlock>) {
  const { fields, options } = group;
  const isEmpty = !hasCourse(options, context.data);
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
            markers: courseMarkers(shownHoles(options, context.data), context.t),
            route: options.mapRoute,
            texts: context.texts.map,
            size: options.size,
          }}
          when="reached"
          context={context}
        />
      )}
    </Section>
  );
}
