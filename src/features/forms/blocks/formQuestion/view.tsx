import type { ViewProps } from "~/features/blocks/define-block.ts";
import { isFilled } from "~/features/blocks/is-filled.ts";
import { answerOf } from "../../answer.ts";
import { FormRow } from "../../components/form-row.tsx";
import { DraftedQuestion } from "../../components/drafted-question.tsx";
import { controlId } from "../../control-id.ts";
import { questionName, questionOf } from "../../domain/questions.ts";
import type { formQuestionBlock } from "./block.ts";

/** Editors write the question where it stands, and can answer nothing. */
export function FormQuestionView({ group, ui, context, board }: ViewProps<typeof formQuestionBlock>) {
  const { label, help } = group.fields;
  const field = questionOf(group);
  const id = controlId(field.name, board?.id ?? group.id);
  if (context.mode === "edit")
    return <DraftedQuestion field={field} id={id} of={group.fields} ui={ui} context={context} />;
  const answer = board ? answerOf(board.id, context.data) : null;
  return (
    <FormRow
      field={field}
      id={id}
      label={<ui.Text of={label} as="span" />}
      help={isFilled(help) ? <ui.RichText of={help} /> : null}
      entered={answer?.entered[field.name]}
      problem={answer?.problems[field.name]}
      file={answer?.files?.[questionName(group.id)]}
      t={context.t}
    />
  );
}
