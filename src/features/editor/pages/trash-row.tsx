"use client";

import { ArchiveRestore, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { BusyButton } from "../controls/busy-button.tsx";
import { formText } from "../dialogs/form-text.ts";
import { detailsOf } from "../dialogs/message-of.ts";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { daysUntil } from "./days-until.ts";

const texts = { loading: "trash.restoring", success: "trash.restored", failed: "trash.restoreFailed" } as const;

/** In figures, as both languages of the editor write it. */
const figures = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

interface TrashedPage {
  id: string;
  name: string;
  names: Record<string, string>;
  slugs: Record<string, string>;
  deletedAt: string;
  goneAt: string;
}

interface TrashRowProps {
  page: TrashedPage;
  onRestored: () => Promise<void>;
  onDelete: () => void;
}

/** One page in the trash. Where another page has its address by now, it asks for a new one before it comes back. */
export function TrashRow({ page, onRestored, onDelete }: TrashRowProps) {
  const { t, timeZone } = useEditorActions();
  const client = useTRPCClient();
  const site = useSiteSession();
  const { isBusy, run } = useCallWithToast(texts);
  const [slugs, setSlugs] = useState<Partial<Record<Locale, string>>>({});
  const [taken, setTaken] = useState<Locale | null>(null);
  const { id, name, deletedAt, goneAt } = page;
  const date = new Intl.DateTimeFormat("de-CH", { ...figures, timeZone }).format(new Date(deletedAt));

  async function restore(chosen: Partial<Record<Locale, string>>): Promise<Outcome> {
    try {
      const { opId } = await client.page.restore.mutate({ id, slugs: chosen });
      site.done(opId);
      await onRestored();
      return { undo: opId };
    } catch (error) {
      const locale = takenLocale(error);
      if (!locale) throw error;
      setTaken(locale);
      return { notYet: t("trash.slugTaken") };
    }
  }
  function onSubmitted(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!taken) return;
    const chosen = { ...slugs, [taken]: formText(new FormData(event.currentTarget), "slug") };
    setSlugs(chosen);
    void run(() => restore(chosen));
  }

  return (
    <li className="vt-page">
      <div className="vt-trashed">
        <div>
          <strong>{name}</strong>
          <small className="vt-hint">
            {t("trash.removedOn", { date })}, {t("trash.daysLeft", { days: daysUntil(goneAt, Date.now()) })}
          </small>
        </div>
        <BusyButton
          type="button"
          className="vt-button vt-button--outline"
          aria-label={t("trash.restoreOf", { name })}
          isBusy={isBusy}
          onClick={() => void run(() => restore(slugs))}
        >
          <ArchiveRestore size={16} aria-hidden />
          {t("trash.restore")}
        </BusyButton>
        <button
          type="button"
          className="vt-button vt-button--quiet vt-danger-text"
          aria-label={t("trash.forGoodOf", { name })}
          onClick={onDelete}
        >
          <Trash2 size={16} aria-hidden />
          {t("trash.forGood")}
        </button>
      </div>
      {taken && (
        <form className="vt-form vt-card" noValidate onSubmit={onSubmitted}>
          <p>{t("trash.slugTaken")}</p>
          <label className="vt-field">
            {t("trash.slug", { locale: taken.toUpperCase() })}
            <input
              key={taken}
              name="slug"
              className="vt-input"
              defaultValue={slugs[taken] ?? page.slugs[taken]}
              maxLength={120}
              readOnly={isBusy}
              inputMode="url"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              autoFocus
            />
          </label>
          <div className="vt-form__actions">
            <BusyButton type="submit" className="vt-button vt-button--primary" isBusy={isBusy}>
              {t("trash.restore")}
            </BusyButton>
          </div>
        </form>
      )}
    </li>
  );
}

/** The language in which another page has the address; null for any other failure. */
function takenLocale(error: unknown): Locale | null {
  const { refusal, locale } = detailsOf(error);
  return refusal === "slug-taken" ? (localeSchema.safeParse(locale).data ?? null) : null;
}
