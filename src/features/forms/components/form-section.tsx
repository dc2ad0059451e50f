import type { ReactNode } from "react";
import { BoardHead } from "~/features/blocks/board/board-head.tsx";
import { Island } from "~/features/blocks/island.tsx";
import type { OptionsOf } from "~/features/blocks/option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "~/features/blocks/resolved.ts";
import { Section } from "~/features/blocks/section.tsx";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";
import { answerOf } from "../answer.ts";
import { aboutEntry } from "../domain/form-field.ts";
import { forms, isClosed, type FormKind } from "../domain/forms.ts";
import { fieldsOfSection } from "../domain/questions.ts";
import type { formFields, formOptions } from "../form-fields.ts";
import { formTexts } from "../form-texts.ts";
import { FormNewsAtFirst } from "./form-news.tsx";
import { FormFrame } from "./form-frame.tsx";
import { FormPartView } from "./form-part.tsx";
import { FormSent } from "./form-sent.tsx";
import { FormTotal } from "./form-total.tsx";
import "../styles/form.css";

interface FormSectionProps {
  kind: FormKind;
  group: ResolvedGroup<OptionsOf<typeof formOptions>, ResolvedFields<typeof formFields>>;
  ui: Ui;
  context: ViewContext;
  /** What stands over the questions. */
  lead?: ReactNode;
}

/** A heading, a form that works without JavaScript, and what is read once it was sent. */
export function FormSection({ kind, group, ui, context, lead }: FormSectionProps) {
  const { id, fields, options } = group;
  const answer = answerOf(id, context.data);
  const questions = fieldsOfSection(kind, group);
  const isBuilt = group.children.length > 0;
  const isEdited = context.mode === "edit";
  const hasPrices = questions.some(({ price }) => price !== undefined);
  return (
    <Section group={group} className="form" swatch={options.color}>
      <div className="form__inner wrap">
        <BoardHead group={group} ui={ui} />
        {lead}
        <FormFrame
          groupId={id}
          context={context}
          ui={ui}
          client={
            <Island
              name="form"
              of={FormNewsAtFirst}
              props={{
                groupId: id,
                fields: questions,
                texts: formTexts(questions, context.t),
                notice: answer?.notice ?? null,
                problems: answer?.problems ?? {},
                files: answer?.files,
                rest: forms[kind].rest,
              }}
              when="idle"
              context={context}
            />
          }
          isAboutSaid={aboutEntry in options}
          isClosed={isClosed(options)}
          hasFiles={questions.some(({ type }) => type === "file")}
          submitLabel={fields.submitLabel}
          note={fields.subdescription}
        >
          {kind === "form" && isEdited && !isBuilt && <p className="form__aside">{context.t("forms.whenNoneAsked")}</p>}
          {!isBuilt &&
            forms[kind]
              .parts(options)
              .map((part) => (
                <FormPartView
                  key={part.heading}
                  part={part}
                  groupId={id}
                  answer={answer}
                  isInert={isEdited}
                  t={context.t}
                />
              ))}
          {kind === "form" && <ui.Children of={group} className="form__part form__questions" />}
          {hasPrices && <FormTotal t={context.t} />}
        </FormFrame>
        <FormSent groupId={id} of={fields.sentText} ui={ui} context={context} />
      </div>
    </Section>
  );
}
