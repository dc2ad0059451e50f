"use client";

import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

/** The language in which account and editor speak to the person who is signed in. */
export function AccountLanguage({ label, locale }: { label: string; locale: EditorLocale }) {
  const client = useTRPCClient();
  return (
    <LanguageSwitch
      label={label}
      locale={locale}
      path="/account"
      onChosen={(other) => client.account.editorLanguage.mutate({ locale: other })}
    />
  );
}
