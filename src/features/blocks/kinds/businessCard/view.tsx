import { AskPerson } from "../../board/ask-person.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Disclosure } from "../../parts/disclosure.tsx";
import { drawnWidthIn } from "../../pictures/drawn-width.ts";
import { titleLevel } from "../../section.tsx";
import type { businessCardBlock } from "./block.ts";
import { programs } from "../../data/programs.ts";
import "../../styles/card.css";
import "./business-card.css";

/** What it is found by stands in the row: `vt-directory` reads it there. */
export function BusinessCardView({ group, ui, context, board }: ViewProps<typeof businessCardBlock>) {
  const { fields, options } = group;
  const { title, street, city, image, openingHours, ...contact } = fields;
  const takesPart = programs.filter((program) => options[program]);
  return (
    <Disclosure
      context={context}
      among={board && `businesses-${board.id}`}
      className="business"
      headFields={[title, city]}
      bodyFields={[street, image, openingHours, ...Object.values(contact)]}
      head={
        <>
          <ui.Text of={title} as={titleLevel(group)} className="card__title" />
          <span className="disclosure__facts">
            <ui.Text of={city} as="span" className="business__city" />
            {takesPart.map((program) => (
              <span key={program} className="business__program" data-program={program}>
                {context.t(`blocks.directory.${program}`)}
              </span>
            ))}
          </span>
        </>
      }
    >
      <ui.Part of={[image, openingHours]} className="disclosure__main business__main">
        <ui.Image of={image} sizes={drawnWidthIn(image, { width: "12rem", ratio: 1 })} className="business__logo" />
        <ui.RichText of={openingHours} />
      </ui.Part>
      <AskPerson of={contact} ui={ui} others={[street]}>
        <ui.Text of={street} as="p" />
      </AskPerson>
    </Disclosure>
  );
}
