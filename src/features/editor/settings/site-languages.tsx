import { X } from "lucide-react";
import { useState } from "react";
import { languageName } from "~/lib/language-name.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { contentLocales, type Locale } from "~/lib/locales.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { useSaveSite } from "../site/use-save-site.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { AddLanguage } from "./add-language.tsx";

/** The languages of the site's pages, which admins add and take off. */
export function SiteLanguages({ site: { locales } }: { site: SiteDocument }) {
  const { t, defaultLocale, editorLocale, user, flush } = useEditorActions();
  const whenReady = useWhenReady();
  const save = useSaveSite();
  const [asked, setAsked] = useState<Locale | null>(null);
  const free = contentLocales.filter((locale) => !locales.includes(locale));
  const isFixed = !user.isSiteAdmin;
  const name = (locale: Locale) => languageName(locale, editorLocale);

  const set = (locale: Locale, isWanted: boolean) => save("site.language", { locale, isWanted });
  const remove = async (locale: Locale) => {
    setAsked(null);
    flush();
    const held = await whenReady(); // nothing is saved any more in a language that went
    if (held) toast.error(held.notYet);
    else set(locale, false);
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
        {free.length > 0 && <AddLanguage free={free} isDisabled={isFixed} onAdded={(locale) => set(locale, true)} />}
        <p className="vt-hint">{t("settings.languagesHint")}</p>
      </div>
      <ConfirmDialog
        isDanger
        isOpen={asked !== null}
        title={t("settings.removeLanguage", { language: name(asked ?? defaultLocale) })}
        description={t("settings.removeLanguageHint")}
        confirm={t("settings.removeLanguageConfirm")}
        onConfirmed={() => asked && void remove(asked)}
        onClose={() => setAsked(null)}
      />
    </details>
  );
}
