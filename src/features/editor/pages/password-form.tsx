"use client";

import { useId, useState, type FormEvent } from "react";
import { leastPassword } from "~/features/page/domain/page-password.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { toast } from "../toasts/toast.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { formText } from "../dialogs/form-text.ts";
import { sentWords } from "../dialogs/sent-words.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import type { ListedPage } from "./page-lists.ts";
import { passwordProblem, type PasswordProblem } from "./password-problem.ts";
import { useChangePage } from "./use-change-page.ts";

/** The password that visitors give to see a page: set, changed or taken away, at once. It is never shown again. */
export function PasswordForm({ page }: { page: ListedPage }) {
  const { t } = useEditorActions();
  const { protect } = useChangePage(page);
  const [isBusy, setIsBusy] = useState(false);
  const [isWritten, setIsWritten] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const hintId = useId();
  useUnsavedWords(isWritten);

  async function save(password: string | null): Promise<boolean> {
    setIsBusy(true);
    const former = await protect({ password });
    setIsBusy(false);
    if (former !== null) tell(password, former);
    return former !== null;
  }
  function tell(password: string | null, former: string): void {
    const changed = page.isProtected ? "pages.passwordChanged" : "pages.passwordSaved";
    const action = { label: t("toolbar.undo"), onClick: () => void takeBack(former) };
    toast.success(t(password === null ? "pages.passwordRemoved" : changed), former === "" ? {} : { action });
  }
  /** An earlier password is known to nobody here: the server puts it back. */
  async function takeBack(former: string): Promise<void> {
    const isBack = (await protect({ formerPassword: former })) !== null;
    if (isBack) toast.success(t(page.isProtected ? "pages.passwordBack" : "pages.passwordRemoved"));
  }
  async function onSubmitted(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const isAllSaved = sentWords(form);
    const password = formText(new FormData(form), "password").trim();
    const found = passwordProblem(password);
    setProblem(found);
    if (found) form.querySelector("input")?.focus();
    if (found || !(await save(password)) || !isAllSaved()) return;
    form.reset();
    setIsWritten(false);
  }

  return (
    <>
      <form className="vt-form" noValidate onSubmit={(event) => void onSubmitted(event)}>
        <label className="vt-field">
          {t(page.isProtected ? "pages.newPassword" : "pages.password")}
          <input
            name="password"
            type="password"
            className="vt-input"
            maxLength={200}
            autoComplete="new-password"
            aria-invalid={problem !== null}
            aria-describedby={hintId}
            onChange={(event) => {
              setIsWritten(event.target.value !== "");
              setProblem(null);
            }}
          />
        </label>
        <p id={hintId} role={problem ? "alert" : undefined} className={problem ? "vt-error" : "vt-hint"}>
          {problem === "pages.passwordShort"
            ? t(problem, { least: leastPassword })
            : t(problem ?? "pages.passwordHint")}
        </p>
        <div className="vt-form__actions">
          {page.isProtected && (
            <BusyButton
              type="button"
              className="vt-button vt-button--quiet vt-danger-text"
              isBusy={isBusy}
              onClick={() => setIsAsking(true)}
            >
              {t("pages.removePassword")}
            </BusyButton>
          )}
          <BusyButton type="submit" className="vt-button vt-button--outline" isBusy={isBusy}>
            {t(page.isProtected ? "pages.changePassword" : "pages.protect")}
          </BusyButton>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("pages.removePasswordTitle")}
        description={t("pages.removePasswordWarning")}
        confirm={t("pages.removePassword")}
        isDanger
        isBusy={isBusy}
        onConfirmed={() => void save(null).then(() => setIsAsking(false))}
      />
    </>
  );
}
