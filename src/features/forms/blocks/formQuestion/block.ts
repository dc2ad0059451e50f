import { defineBlock } from "~/features/blocks/define-block.ts";
import { field } from "~/features/blocks/field-kinds.ts";
import { choice, option } from "~/features/blocks/option-kinds.ts";
import { answerTypes } from "../../domain/answer-types.ts";
import { hasChoices, isAsked } from "../../domain/questions.ts";

const answerOption = choice<typeof answerTypes>(
  "answer",
  "options.answer",
  [
    { value: "text", label: "choices.answer.text" },
    { value: "longText", label: "choices.answer.longText" },
    { value: "email", label: "choices.answer.email" },
    { value: "phone", label: "choices.answer.phone" },
    { value: "number", label: "choices.answer.number" },
    { value: "choice", label: "choices.answer.choice" },
    { value: "several", label: "choices.answer.several" },
    { value: "date", label: "choices.answer.date" },
    { value: "time", label: "choices.answer.time" },
    { value: "file", label: "choices.answer.file" },
    { value: "consent", label: "choices.answer.consent" },
  ],
  "text",
);

/** With which answers there is something to choose from. */
const whereChosen = Object.fromEntries(
  answerTypes
    .filter((answer) => !hasChoices(answer))
    .map((answer) => [answer, { option: "answer", is: "!=", value: answer }] as const),
);

/** One question of a form that editors make: what is asked, what helps to answer it, and how it is answered. */
export const formQuestionBlock = defineBlock({
  kind: "formQuestion",
  category: null,
  label: "kinds.formQuestion",
  addLabel: "adding.question",
  icon: "MessageCircleQuestionMark",
  needs: isAsked,
  fields: {
    label: field.text(),
    help: field.richText(),
    /** Each line is one. */
    choices: field.richText({ displayConditions: whereChosen }),
  },
  options: {
    answer: answerOption(),
    required: option.checkbox({ label: "options.required" }),
  },
});
