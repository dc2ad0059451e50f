import type { ReactNode } from "react";
import { BoardHead } from "~/features/blocks/board/board-head.tsx";
import { Island } from "~/features/blocks/island.tsx";
import { namedEntryIn, type NamedEntry } from "~/features/blocks/listing-data.ts";
import type { OptionsOf } from "~/features/blocks/option-kinds.ts";
import type { ResolvedFields, ResolvedGroup } from "~/features/blocks/resolved.ts";
import { Section } from "~/features/blocks/section.tsx";
import type { Ui, ViewContext } from "~/features/blocks/ui.ts";
import { answerOf, firstProblemOf } from "../answer.ts";
import { forms, hasInquiry, isClosed, partsOf, type FormKind } from "../domain/forms.ts";
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
  const { id, options } = group;
  const answer = answerOf(id, context.data);
  const named = namedEntryIn(context.data);
  const isAbout = named !== null && hasInquiry(kind);
  const fields = isAbout ? wordsAbout(group.fields, named, context.t) : group.fields;
  const questions = fieldsOfSection(kind, group, isAbout);
  const isBuilt = group.children.length > 0;
  const isEdited = context.mode === "edit";
  const hasPrices = questions.some(({ price }) => price !== undefined);
  return (
    <Section group={group} className="form" swatch={options.color}>
      <div className="form__inner wrap">
        <BoardHead group={{ headingLevel: group.headingLevel, fields }} ui={ui} />
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
          isAboutSaid={isAbout}
          isClosed={isClosed(options)}
          hasFiles={questions.some(({ type }) => type === "file")}
          submitLabel={fields.submitLabel}
          note={fields.subdescription}
        >
          {kind === "form" && isEdited && !isBuilt && <p className="form__aside">{context.t("forms.whenNoneAsked")}</p>}
          {!isBuilt &&
            partsOf(kind, options, isAbout).map((part) => (
              <FormPartView
                key={part.heading}
                part={part}
                groupId={id}
                answer={answer}
                firstProblem={firstProblemOf(answer, questions)}
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

type Words = ResolvedFields<typeof formFields>;

/** An editor's words ask for an appointment; around a question about an entry stand the entry and the product's own. */
function wordsAbout(fields: Words, { title }: NamedEntry, t: ViewContext["t"]): Words {
  const ours = { lang: null, link: null, visible: true };
  return {
    ...fields,
    kicker: { ...fields.kicker, ...ours, text: t("forms.about") },
    title: { ...fields.title, ...ours, text: title },
    description: { ...fields.description, value: null },
    submitLabel: { ...fields.submitLabel, ...ours, text: "" },
    subdescription: { ...fields.subdescription, value: null },
    sentText: { ...fields.sentText, value: null },
  };
}
