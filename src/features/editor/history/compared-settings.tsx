"use client";

import { comparedSettings } from "~/features/page/domain/history/comparison.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { optionOf } from "../pages/page-option-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** How the page as a whole was set and is set now: in which languages it is shown, and its options. Nothing where both are the same. */
export function ComparedSettings({ before, after }: { before: PageDocument; after: PageDocument }) {
  const { t, say, locales } = useEditorActions();
  const { disallowedLocales, options } = comparedSettings(before, after);
  const shownIn = (disallowed: readonly Locale[]) =>
    locales
      .filter((locale) => !disallowed.includes(locale))
      .map((locale) => locale.toUpperCase())
      .join(", ");
  const [then, now] = [before, after].map(optionOf);
  const valueOf = (values: ReturnType<typeof optionOf> | undefined, key: string) => {
    const found = values?.find((each) => each.key === key);
    const choice = found?.option.choices?.find(({ value }) => value === found.value);
    return choice ? say(choice.label) : (found?.value ?? "");
  };
  const rows = [
    ...(disallowedLocales
      ? [
          {
            key: "languages",
            label: t("menu.languages"),
            before: shownIn(disallowedLocales.before),
            after: shownIn(disallowedLocales.after),
          },
        ]
      : []),
    ...(now ?? [])
      .filter(({ key }) => options.includes(key))
      .map(({ key, option }) => ({
        key,
        label: say(option.label),
        before: valueOf(then, key),
        after: valueOf(now, key),
      })),
  ];
  if (rows.length === 0) return null;
  return (
    <section className="vt-compare">
      <h3>{t("history.pageSettings")}</h3>
      <ul className="vt-rows">
        {rows.map(({ key, ...row }) => (
          <li key={key}>{t("history.setting", row)}</li>
        ))}
      </ul>
    </section>
  );
}
