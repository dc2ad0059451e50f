import { AskPerson } from "../../board/ask-person.tsx";
import { rowPictureSizes } from "../../board/row-picture-sizes.ts";
import type { ViewProps } from "../../define-block.ts";
import { Disclosure } from "../../disclosure.tsx";
import { titleLevel } from "../../section.tsx";
import type { jobCardBlock } from "./block.ts";
import "../../styles/card.css";

export function JobCardView({ group, ui, context, board }: ViewProps<typeof jobCardBlock>) {
  const { title, workQuota, city, image, description, ...contact } = group.fields;
  return (
    <Disclosure
      context={context}
      among={board && `jobs-${board.id}`}
      headFields={[title, workQuota, city]}
      bodyFields={[image, description, ...Object.values(contact)]}
      head={
        <>
          <ui.Text of={title} as={titleLevel(group)} className="card__title" />
          <span className="disclosure__facts">
            <ui.Text of={workQuota} as="span" />
            <ui.Text of={city} as="span" />
          </span>
        </>
      }
    >
      <ui.Part of={[image, description]} className="disclosure__main">
        <ui.Image of={image} sizes={rowPictureSizes(image)} />
        <ui.RichText of={description} />
      </ui.Part>
      <AskPerson of={contact} ui={ui} />
    </Disclosure>
  );
}
