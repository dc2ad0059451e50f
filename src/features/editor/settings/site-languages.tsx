import { Plus, X } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { languageName } from "~/lib/language-name.ts";
import { contentLocales, type Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";

const texts = { loading: "settings.saving", success: "settings.saved", failed: "settings.saveFailed" } as const;

/** The languages of the site's pages, which admins add and take off; the editor then opens anew with them. */
export function SiteLanguages() {
  const { t, locales, defaultLocale, editorLocale, pageId, user, getState } = useEditorActions();
  const whenReady = useWhenReady();
  const { leave } = useFrame();
  const client = useTRPCClient();
  const { isBusy, run } = useCallWithToast(texts);
  const [asked, setAsked] = useState<Locale | null>(null);
  const free = contentLocales.filter((locale) => !locales.includes(locale));
  const isFixed = !user.isSiteAdmin || isBusy;
  const name = (locale: Locale) => languageName(locale, editorLocale);

  const save = (change: { locale: Locale; isWanted: boolean }, opened: Locale) =>
    void run(async (): Promise<Outcome> => {
      const held = await whenReady();
      if (held) return held;
      await client.site.languages.mutate(change);
      const address = { id: pageId, slug: null, collection: getState().document.collection };
      location.assign(pageHref(address, { locale: opened, mode: "edit", search: "?toolbar=1" }));
      return {};
    });
  const add = (locale: Locale) => leave(() => save({ locale, isWanted: true }, locale));
  const remove = (locale: Locale) => {
    setAsked(null);
    const shown = getState().locale;
    leave(() => save({ locale, isWanted: false }, shown === locale ? defaultLocale : shown));
  };
  return (
    <details className="vt-fold" data-vt-fold="settings.languages">
      <summary>{t("settings.languages")}</summary>
      <div className="vt-settings" data-vt-setting="languages">
        {!user.isSiteAdmin && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        <ul className="vt-setting-list">
          {locales.map((locale) => (
            <li key={locale}>
              <span>
                {name(locale)}
                {locale === defaultLocale && <small className="vt-hint">{t("settings.firstLanguage")}</small>}
              </span>
              {locale !== defaultLocale && (
                <IconButton
                  look="tool"
                  label={t("settings.removeLanguage", { language: name(locale) })}
                  disabled={isFixed}
                  onClick={() => setAsked(locale)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {free.length > 0 && <AddLanguage free={free} isDisabled={isFixed} onAdded={add} />}
        <p className="vt-hint">{t("settings.languagesHint")}</p>
      </div>
      <ConfirmDialog
        isDanger
        isOpen={asked !== null}
        title={t("settings.removeLanguage", { language: name(asked ?? defaultLocale) })}
        description={t("settings.removeLanguageHint")}
        confirm={t("settings.removeLanguageConfirm")}
        onConfirmed={() => asked && remove(asked)}
        onClose={() => setAsked(null)}
      />
    </details>
  );
}

interface AddLanguageProps {
  /** The languages that the site does not have; at least one. */
  free: readonly Locale[];
  isDisabled: boolean;
  onAdded: (locale: Locale) => void;
}

function AddLanguage({ free, isDisabled, onAdded }: AddLanguageProps) {
  const { t, editorLocale } = useEditorActions();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const id = useId();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const locale = chosen ?? free[0];
    if (locale) onAdded(locale);
  };
  return (
    <form className="vt-setting-add" onSubmit={add}>
      <label htmlFor={id}>
        <span className="vt-input-row__label">{t("settings.newLanguage")}</span>
        <select
          id={id}
          className="vt-input"
          value={chosen ?? free[0]}
          disabled={isDisabled}
          onChange={({ target }) => setChosen(free.find((locale) => locale === target.value) ?? null)}
        >
          {free.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale, editorLocale)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="vt-button vt-button--outline" disabled={isDisabled}>
        <Plus size={18} aria-hidden />
        {t("settings.addLanguage")}
      </button>
    </form>
  );
}
