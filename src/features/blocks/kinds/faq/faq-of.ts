import type { RichTextValue } from "~/features/richtext/schema.ts";
import { isFilled } from "../../is-filled.ts";
import type { ResolvedGroup } from "../../resolved.ts";

/** One question of a section, and what answers it. */
interface AnsweredQuestion {
  question: string;
  answer: RichTextValue;
}

/** The questions that a section answers, in their order; none for a section of another kind. Pure. */
export function faqOf({ kind, children }: Pick<ResolvedGroup, "kind" | "children">): AnsweredQuestion[] {
  if (kind !== "faq") return [];
  return children.flatMap(({ fields: { question, answer } }) =>
    question?.type === "text" && isFilled(question) && answer?.type === "richText" && answer.value
      ? [{ question: question.text, answer: answer.value }]
      : [],
  );
}
