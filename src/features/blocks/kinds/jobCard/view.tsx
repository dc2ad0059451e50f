import { AskPerson } from "../../board/ask-person.tsx";
import { RowMain } from "../../board/row-main.tsx";
import type { ViewProps } from "../../define-block.ts";
import { Disclosure } from "../../parts/disclosure.tsx";
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
      <RowMain of={{ image, description }} ui={ui} />
      <AskPerson of={contact} ui={ui} />
    </Disclosure>
  );
}
