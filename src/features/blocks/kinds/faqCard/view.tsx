import { isOfKind, type ViewProps } from "../../define-block.ts";
import { Disclosure } from "../../parts/disclosure.tsx";
import { titleLevel } from "../../section.tsx";
import type { faqBlock } from "../faq/block.ts";
import type { faqCardBlock } from "./block.ts";
import "../../styles/card.css";

/** An address that ends in the id of the row opens it (`vt-rows`). */
export function FaqCardView({ group, ui, context, board }: ViewProps<typeof faqCardBlock>) {
  const { question, answer } = group.fields;
  const list = isOfKind<typeof faqBlock>(board, "faq") ? board : undefined;
  return (
    <Disclosure
      context={context}
      id={`question-${group.id}`}
      className="faq-row"
      among={list?.options.oneAtATime ? `faq-${list.id}` : undefined}
      isOpen={list?.options.firstOpen && list.children[0]?.id === group.id}
      headFields={[question]}
      bodyFields={[answer]}
      head={<ui.Text of={question} as={titleLevel(group)} className="card__title" />}
    >
      <ui.RichText of={answer} />
    </Disclosure>
  );
}
