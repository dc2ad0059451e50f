import { useEffect, useRef, useState, type RefObject } from "react";
import { useForm, type FieldErrors, type FieldValues } from "react-hook-form";
import type { FormProblems } from "../domain/check-form.ts";
import type { FormField, RefusedFiles } from "../domain/form-field.ts";
import type { FormNotice, FormState, FormTexts } from "../form-texts.ts";
import { firstDay } from "../domain/past-days.ts";
import { sentId } from "../sent-id.ts";
import { addFiles, noteFiles } from "./add-files.ts";
import { controlsOf, empty, fileInputsOf } from "./controls.ts";
import { dropDraft, fillDraft, keepDraft } from "./draft.ts";
import { forgetOnce, onceOf } from "./once.ts";
import { sendForm } from "./send-form.ts";
import { errorsOf, fileProblemsIn, filesOf, hasChanged, problemsIn, problemsOf, refusedFilesIn } from "./problems.ts";
import { showAlong } from "./show-along.ts";
import { showProblems } from "./show-problems.ts";
import { closeSent, showState, showThanks } from "./show-state.ts";
import { beginForm, forgetStart } from "./start.ts";

export interface SendingProps {
  groupId: string;
  fields: readonly FormField[];
  texts: FormTexts;
  /** What the server said of an answer that was sent before this was alive. */
  notice: FormNotice | null;
  problems: FormProblems;
  files?: RefusedFiles | undefined;
  /** After how many milliseconds the form can be sent again, once it was sent and once that failed; null: never. */
  rest: { sent: number | null; error: number };
}

/** What is said of the form, as it was when it was said. */
interface Said {
  notice: FormNotice;
  problems: FormProblems;
  files?: RefusedFiles | undefined;
  /** Whether it is said under the button that was pressed. */
  isBelow?: boolean;
}

/**
 * Takes over the form around `root`: what it holds is looked at by the server's own rules, then sent, and kept in this tab
 * until it has arrived. Answers where the sending stands, and what is to be said.
 */
export function useSending(
  root: RefObject<HTMLElement | null>,
  { groupId, fields, texts, rest, notice, problems, files }: SendingProps,
): { state: FormState; said: Said | null } {
  const [state, setState] = useState<FormState>("idle");
  const [said, setSaid] = useState<Said | null>(notice && { notice, problems, files });
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = useRef(false);
  /** What somebody else has taken since the page was loaded. */
  const booked = useRef(new Set<string>());
  const formOf = () => root.current?.closest("form") ?? null;

  const { register, handleSubmit, setError, clearErrors, setFocus, reset, formState } = useForm<FieldValues>({
    resolver: () => {
      const form = formOf();
      const left = fields.map((field) =>
        booked.current.has(field.name) ? { ...field, isBooked: true as const } : field,
      );
      const found = form ? problemsIn(form, left) : {};
      return { values: {}, errors: form ? errorsOf(found, refusedFilesIn(form, found)) : {} };
    },
  });
  const { errors } = formState;

  const refuse = (found: FormProblems, files: RefusedFiles) => {
    for (const [name, type] of Object.entries(found)) setError(name, { type, message: files[name] ?? "" });
    const first = fields.find(({ name }) => found[name])?.name;
    if (first) setFocus(first);
  };
  const enter = (next: FormState, ms: number | null) => {
    isBusy.current = next !== "idle";
    setState(next);
    if (ms !== null) setTimeout(() => enter("idle", null), ms);
  };
  const send = async (form: HTMLFormElement) => {
    enter("loading", null);
    setSaid(null);
    setProgress(null);
    const sending = { once: onceOf(groupId), onProgress: setProgress };
    const outcome = await sendForm(form, sending);
    if (outcome.state === "refused") {
      const notice = hasChanged(outcome.problems, fields) ? "changed" : outcome.notice;
      for (const [name, problem] of Object.entries(outcome.problems))
        if (problem === "booked") booked.current.add(name);
      setSaid({ ...outcome, notice, isBelow: notice !== "check" && notice !== "booked" });
      refuse(outcome.problems, outcome.files ?? {});
      return notice === "check" ? enter("idle", null) : enter("error", rest.error);
    }
    reset(); // first: it gives back what the page came with
    empty(form);
    showAlong(form, texts);
    form.dispatchEvent(new Event("input")); // what counts along begins anew
    dropDraft(groupId);
    forgetOnce(groupId);
    forgetStart(form);
    showThanks(groupId, true);
    if (rest.sent === null) closeSent(form, groupId);
    enter("sent", rest.sent);
  };

  useEffect(() => {
    const form = formOf();
    if (!form) return;
    let gone: FormProblems = {};
    if (location.hash === `#${sentId(groupId)}`) dropDraft(groupId);
    else if (!notice) gone = fillDraft(form, groupId);
    form.dispatchEvent(new Event("input"));
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const input of fileInputsOf(form)) {
      noteFiles(input);
      for (const type of ["input", "change"]) input.addEventListener(type, () => addFiles(input), { signal }); // first
    }
    const ahead = new Set<string>(fields.flatMap(({ name, isAhead }) => (isAhead ? [name] : [])));
    for (const control of controlsOf(form)) {
      if (control instanceof HTMLInputElement && ahead.has(control.name)) control.min = firstDay(new Date());
      const { ref, onChange, onBlur } = register(control.name);
      ref(control);
      control.addEventListener("input", (event) => void onChange(event), { signal });
      control.addEventListener("focusout", (event) => void onBlur(event), { signal });
      control.addEventListener(
        "input",
        () => {
          keepDraft(form, groupId);
          showAlong(form, texts);
        },
        { signal },
      );
    }
    const onChosen = () => {
      showAlong(form, texts);
      const found = fileProblemsIn(form);
      const refused = refusedFilesIn(form, found);
      for (const { name } of fileInputsOf(form)) {
        const type = found[name];
        if (type) setError(name, { type, message: refused[name] ?? "" });
        else clearErrors(name);
      }
    };
    for (const input of fileInputsOf(form)) input.addEventListener("change", onChosen, { signal });
    showAlong(form, texts);
    refuse(problems, files ?? {});
    for (const [name, type] of Object.entries(gone)) setError(name, { type });
    if (Object.keys(gone).length > 0) keepDraft(form, groupId); // told once
    const onSubmit = (event: Event) => {
      event.preventDefault();
      if (isBusy.current) return;
      showThanks(groupId, false);
      const onInvalid = (found: FieldErrors) =>
        setSaid({ notice: "check", problems: problemsOf(found), files: filesOf(found) });
      void handleSubmit(() => send(form), onInvalid)();
    };
    form.addEventListener("focusin", () => void beginForm(form), { signal });
    form.addEventListener("submit", onSubmit, { signal });
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the form is taken over once; what it says comes with its page
  }, []);

  useEffect(() => {
    const form = formOf();
    if (!form) return;
    showProblems(form, problemsOf(errors), filesOf(errors), texts);
    showState(form, state, texts, progress);
  });

  return { state, said };
}
