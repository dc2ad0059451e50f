import { clsx } from "clsx";
import type { FormProblems } from "../domain/check-form.ts";
import { sayOfFile, type FormProblem, type RefusedFiles } from "../domain/form-field.ts";
import { controlId } from "../control-id.ts";
import type { FormNotice as Notice, FormTexts } from "../form-texts.ts";

interface FormNoticeProps {
  groupId: string;
  notice: Notice;
  problems: FormProblems;
  files?: RefusedFiles | undefined;
  texts: FormTexts;
  isBelow?: boolean;
}

/** Why a form was not taken, with the way to each question whose answer is to be looked at. */
export function FormNotice({ groupId, notice, problems, files, texts, isBelow }: FormNoticeProps) {
  const named = Object.entries(problems) as [string, FormProblem][];
  return (
    <div
      className={clsx("form__notice", isBelow && "form__notice--below")}
      role="alert"
      tabIndex={-1}
      autoFocus // a page without a script opens there, else at its top
    >
      <p>{texts.notices[notice]}</p>
      {notice === "changed" && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      )}
      {named.length > 0 && (
        <ul className="form__problems">
          {named.map(([name, problem]) => {
            const label = texts.labels[name];
            const says = sayOfFile(texts.problems[problem], files?.[name], texts.colon);
            return (
              <li key={name}>{label ? <a href={`#${controlId(name, groupId)}`}>{`${label} – ${says}`}</a> : says}</li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
