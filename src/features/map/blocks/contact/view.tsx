import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import { chosenBranches } from "~/features/blocks/data/branch-data.ts";
import { BranchList } from "~/features/blocks/branches/branch-list.tsx";
import { Island } from "~/features/blocks/island.tsx";
import { MapFrame } from "../../components/map-frame.tsx";
import { branchMarkers } from "../../domain/branch-markers.ts";
import type { contactBlock } from "./block.ts";
import { contactPictureSizes } from "./picture-sizes.ts";
import "../../styles/map.css";
import "./contact.css";

/** Beside a map, the picture has no place; without a branch whose place is known, there is no map. */
export function ContactView({ group, ui, context }: ViewProps<typeof contactBlock>) {
  const { fields, options } = group;
  const { locale, texts, t } = context;
  const branches = chosenBranches(options.locations, context.data);
  const markers = options.arrangement === "map" ? branchMarkers(branches, locale, t) : [];
  // It is worked through, and dear on a phone: the words come first.
  const map = markers.length > 0 && (
    <div className="contact__media">
      <Island
        name="map"
        of={MapFrame}
        props={{ markers, route: null, texts: { ...texts.map, showAll: t("places.showAllPoints") }, size: "small" }}
        when="reached"
        context={context}
      />
    </div>
  );
  return (
    <Section group={group} className="contact" swatch={options.color} data={{ arrangement: options.arrangement }}>
      <div className="contact__inner wrap">
        {!map && (
          <div className="contact__media">
            <ui.Image of={fields.image} sizes={contactPictureSizes(fields.image, options)} priority={group.isLead} />
          </div>
        )}
        <div className="contact__text">
          <div className="heading-group">
            <ui.Text of={fields.kicker} as="p" className="kicker" />
            <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          </div>
          <ui.RichText of={fields.description} className="lead" />
          <div className="contact__details">
            <address className="contact__address">
              <ui.Text of={fields.name} as="p" className="contact__name" />
              <ui.Text of={fields.street} as="p" />
              <ui.Text of={fields.city} as="p" />
              <div className="contact__ways">
                <ui.Text of={fields.phone} as="a" className="text-link" />
                <ui.Text of={fields.email} as="a" className="text-link" />
              </div>
            </address>
            <ui.RichText of={fields.openingHours} className="contact__hours" />
            <BranchList branches={branches} context={context} />
          </div>
          <div className="actions">
            <ui.Button of={fields.button} />
          </div>
        </div>
        {map}
      </div>
    </Section>
  );
}
