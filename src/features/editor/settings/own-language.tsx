import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { toast } from "../toasts/toast.ts";
import { editorLocales, type EditorLocale } from "~/lib/locales.ts";
import { oneAtATime } from "~/lib/turns/one-at-a-time.ts";
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
  const [chosen, setChosen] = useState(editorLocale);
  const kept = useRef(editorLocale);
  const [inTurn] = useState(oneAtATime); // the last choice is the last that the server hears

  const onChosen = (locale: EditorLocale) => {
    setChosen(locale);
    void inTurn(() => save(locale));
  };
  const save = async (locale: EditorLocale) => {
    try {
      await client.account.editorLanguage.mutate({ locale });
      kept.current = locale;
      startTransition(() => router.refresh());
    } catch (error) {
      setChosen((now) => (now === locale ? kept.current : now));
      toast.error(t("settings.saveFailed", { message: messageOf(error, texts) }));
    }
  };
  const choices = editorLocales.map((value) => ({ value, label: t(`settingValue.${value}`) }));
  return <ChoiceRow label={t("settings.ownLanguage")} choices={choices} value={chosen} onSave={onChosen} />;
}
