import { Fragment, type ReactNode } from "react";
import { BusyButton } from "../busy-button.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useUnsavedWords } from "../../state/unsaved-words.ts";
import type { Drawer } from "./record-drawer.tsx";
import { RecordConflictDialog } from "./record-conflict-dialog.tsx";
import type { useRecordForm } from "./use-record-form.ts";

interface Props<Value extends object> {
  title: string;
  drawer: Drawer;
  work: Omit<ReturnType<typeof useRecordForm<Value>>, "value" | "setValue" | "change">;
  /** What the parts of the record are called. */
  names: Partial<Record<keyof Value, string>>;
  /** The inputs. */
  children: ReactNode;
}

/** A record to be written, in its drawer; how much of it is wrong is told above the button that saves it. */
export function RecordForm<Value extends object>({ title, drawer, work, names, children }: Props<Value>) {
  const { t } = useEditorActions();
  const { form, onSubmit, problems, isBusy, isChanged } = work;
  useUnsavedWords(isChanged);
  const wrong = Object.keys(problems).length;
  return (
    <form ref={form} className="vt-form vt-record-form" noValidate onSubmit={onSubmit}>
      <h3>{title}</h3>
      <Fragment key={work.readings}>{children}</Fragment>
      {wrong > 0 && (
        <p role="alert" className="vt-error">
          {t("records.wrong", { count: wrong })}
        </p>
      )}
      <div className="vt-form__actions vt-record-form__actions">
        <button type="button" className="vt-button vt-button--outline" onClick={drawer.leave}>
          {t("dialog.cancel")}
        </button>
        <BusyButton type="submit" className="vt-button vt-button--primary" isBusy={isBusy}>
          {t("records.save")}
        </BusyButton>
      </div>
      <RecordConflictDialog
        conflict={work.conflict}
        stored={work.stored}
        names={names}
        onLeft={work.onConflictLeft}
        onKept={work.onKept}
        onTakenOver={work.onTakenOver}
      />
    </form>
  );
}
