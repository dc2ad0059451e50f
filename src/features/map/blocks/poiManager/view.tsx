import { metresBetween } from "../../domain/distance.ts";
import type { HolesBeside } from "../../domain/holes-beside.ts";
import { HoleWays } from "../../components/hole-ways.tsx";
import { MapAppLink } from "~/features/blocks/branches/map-app-link.tsx";
import { MapFrame } from "../../components/map-frame.tsx";
import { markerIcons } from "../../components/map-icons.tsx";
import { pageMarkers } from "../../domain/markers.ts";
import { placeOf } from "../../domain/map-limits.ts";
import { pointOf } from "../../domain/point.ts";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Island } from "~/features/blocks/island.tsx";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import type { poiManagerBlock } from "./block.ts";
import "../../styles/map.css";
import "./poi-manager.css";
import "./hole-ways.css";

/**
 * The points of a page in words and on a small map, with the way from start to end and its par; and where the page is a
 * hole, its place in the course and the ways to the holes beside it.
 */
export function PoiManagerView({ group, ui, context }: ViewProps<typeof poiManagerBlock>) {
  const { t, texts } = context;
  const { fields, options } = group;
  const markers = pageMarkers(options.poi, t);
  const beside = context.data["poiManager"] as HolesBeside | undefined;
  const [start, end] = [pointOf(options.poi, "start"), pointOf(options.poi, "end")];
  const metres = start && end && Math.round(metresBetween(placeOf(start), placeOf(end)));
  return (
    <Section group={group} swatch={options.color} className="points">
      <div className="points__body">
        {start && beside?.place && <p className="kicker">{t("golf.holeOf", beside.place)}</p>}
        <ui.Text of={fields.title} as={titleLevel(group)} className="title points__title" />
        {(options.par > 0 || metres !== null) && (
          <dl className="points__facts">
            {options.par > 0 && <Fact name={t("places.par")} value={`${options.par}`} />}
            {metres !== null && <Fact name={t("places.distance")} value={t("places.metres", { metres })} />}
          </dl>
        )}
        {markers.length === 0 && <p className="points__hint">{t("places.empty")}</p>}
        <ul className="points__list" role="list" aria-label={t("places.points")}>
          {markers.map((marker) => (
            <li key={`${marker.icon}-${marker.lng}-${marker.lat}`} className="points__item" data-icon={marker.icon}>
              <span className="points__icon">{markerIcons[marker.icon]}</span>
              <span className="points__name">{marker.name}</span>
              <MapAppLink
                className="map-app-link"
                place={placeOf(marker)}
                text={t("places.openInMaps")}
                label={t("places.openInMapsOf", { name: marker.name })}
              />
            </li>
          ))}
        </ul>
      </div>
      {markers.length > 0 && (
        <Island
          name="map"
          of={MapFrame}
          props={{ markers, route: null, texts: { ...texts.map, showAll: t("places.showAllPoints") }, size: "small" }}
          when="reached"
          context={context}
        />
      )}
      {start && beside && <HoleWays {...beside} t={t} />}
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
