import type { FormProblems } from "../domain/check-form.ts";
import { sayOfFile, type RefusedFiles } from "../domain/form-field.ts";
import type { FormTexts } from "../form-texts.ts";
import { helpId, limitsId, problemId } from "../components/described-by.ts";
import { controlsOf } from "./controls.ts";

/** Says beside each question of the form what is wrong with its answer, as the server does where it draws the page. */
export function showProblems(
  form: HTMLFormElement,
  problems: FormProblems,
  files: RefusedFiles,
  texts: FormTexts,
): void {
  for (const [name, control] of firstControls(form)) {
    const problem = problems[name as keyof FormProblems];
    const id = problemId(control.id);
    const helps = [helpId(control.id), limitsId(control.id)].filter((each) => document.getElementById(each));
    const row = control.closest(".form__field");
    const said = document.getElementById(id);
    const asked = row instanceof HTMLFieldSetElement ? row : control;
    if (helps.length > 0) asked.setAttribute("aria-describedby", helps.join(" "));
    else asked.removeAttribute("aria-describedby");
    control.setAttribute("aria-invalid", String(problem !== undefined && asked === control));
    if (!problem || !row) {
      said?.remove();
      continue;
    }
    const says = said ?? Object.assign(document.createElement("p"), { id, className: "form__problem" });
    says.textContent = sayOfFile(texts.problems[problem], files[name], texts.colon);
    if (!said) row.append(says);
    asked.setAttribute("aria-describedby", [...helps, id].join(" "));
  }
}

/** Each question's first control, by its name. */
function firstControls(form: HTMLFormElement) {
  return new Map(
    controlsOf(form)
      .toReversed()
      .map((control) => [control.name, control] as const),
  );
}
