"use client";

import { optionOf } from "./page-option-of.ts";
import { ChoiceInput } from "../inputs/choice-input.tsx";
import { LanguageSwitches } from "../inputs/language-switches.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { MakeHome } from "./make-home.tsx";
import type { ListedPage } from "./page-lists.ts";
import { PasswordForm } from "./password-form.tsx";
import { RoleSelect } from "./role-select.tsx";
import { useChangePage } from "./use-change-page.ts";

/** In which languages a page shows, what it is for, how its header looks, and who may see it. */
export function PageSettings({ page, pages }: { page: ListedPage; pages: ListedPage[] }) {
  const { t, locales } = useEditorActions();
  const { showIn, setOption } = useChangePage(page);
  return (
    <div className="vt-form">
      {locales.length > 1 && (
        <LanguageSwitches
          legend={t("menu.languages")}
          disallowed={page.disallowedLocales}
          lastHint={t("pages.lastLanguage")}
          onSave={showIn}
        />
      )}
      {optionOf(page).map(({ key, option, value }) => (
        <ChoiceInput key={key} option={option} value={value} onSave={(next) => void setOption(key, next)} />
      ))}
      <RoleSelect page={page} pages={pages} />
      <MakeHome page={page} pages={pages} />
      <PasswordForm page={page} />
    </div>
  );
}
