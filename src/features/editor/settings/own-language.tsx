import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast } from "../toasts/toast.ts";
import { editorLocales, type EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { ChoiceRow } from "../inputs/choice-row.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

/** The language in which the editor speaks to the person who is signed in; it changes where it stands. */
export function OwnLanguage() {
  const { t, texts, editorLocale } = useEditorActions();
  const client = useTRPCClient();
  const router = useRouter();
  const [, startTransition] = useTransition();

  const onChosen = async (locale: EditorLocale) => {
    try {
      await client.account.editorLanguage.mutate({ locale });
      startTransition(() => router.refresh());
    } catch (error) {
      toast.error(t("settings.saveFailed", { message: messageOf(error, texts) }));
    }
  };
  const choices = editorLocales.map((value) => ({ value, label: t(`settingValue.${value}`) }));
  return (
    <ChoiceRow
      label={t("settings.ownLanguage")}
      choices={choices}
      value={editorLocale}
      onSave={(locale) => void onChosen(locale)}
    />
  );
}
