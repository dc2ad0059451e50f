import type { Group } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { CheckboxInput } from "../../inputs/checkbox-input.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";

/** In which of the site's languages a group shows; at least one stays. */
export function LanguageList({ group }: { group: Group }) {
  const { t, locales, editorLocale } = useEditorActions();
  const { run } = useCommands();
  const names = new Intl.DisplayNames(editorLocale, { type: "language" });
  const allowed = locales.filter((locale) => !group.disallowedLocales.includes(locale));
  const save = (locale: Locale, isAllowed: boolean) =>
    run("group.languages", {
      groupId: group.id,
      disallowedLocales: locales.filter((each) =>
        each === locale ? !isAllowed : group.disallowedLocales.includes(each),
      ),
    });
  return (
    <>
      {locales.map((locale) => (
        <CheckboxInput
          key={locale}
          label={names.of(locale) ?? locale.toUpperCase()}
          value={allowed.includes(locale)}
          isDisabled={allowed.length === 1 && allowed[0] === locale}
          onSave={(isAllowed) => void save(locale, isAllowed)}
        />
      ))}
      {allowed.length === 1 && <p className="vt-hint">{t("menu.lastLanguage")}</p>}
    </>
  );
}
