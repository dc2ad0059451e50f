import { useCallback, useState } from "react";
import { isByHand } from "~/features/page/commands/field-translate.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import { mostFields } from "~/features/translation/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { useCommands } from "../canvas/use-commands.ts";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { usePairLabel } from "./use-pair-label.ts";
import { useTranslationService } from "./use-translation-service.ts";

export interface FieldPlace {
  groupId: string;
  fieldName: string;
}

/** How long what was just typed may take to reach the server, which translates what it has, in milliseconds. */
const longestSave = 10_000;

/**
 * Translates texts of the page under edit by the site's service, as steps of this person's own. One toast tells how far
 * it is, and in the end what is translated and what is not. A part that fails leaves those before it as they are.
 */
export function useTranslate() {
  const { t, texts, pageId, defaultLocale, flush, whenSaved, getState } = useEditorActions();
  const { run } = useCommands();
  const client = useTRPCClient();
  const labelOf = usePairLabel();
  const isReady = useTranslationService();
  const [isBusy, setIsBusy] = useState(false);

  const translate = useCallback(
    async (fields: readonly FieldPlace[], { to, mayReplace = false }: { to: Locale; mayReplace?: boolean }) => {
      setIsBusy(true);
      const total = fields.length;
      const id = toast.loading(t("translate.progress", { done: 0, total }));
      const left: FieldPlace[] = [];
      let done = 0;
      try {
        if (!(await isReady(id))) return;
        flush();
        await whenSaved(longestSave);
        for (let start = 0; start < total; start += mostFields) {
          const part = fields.slice(start, start + mostFields);
          const answer = await client.translate.fields.mutate({ pageId, from: defaultLocale, to, fields: part });
          left.push(...answer.failed);
          const isSaved =
            answer.texts.length === 0 || run("field.translate", { locale: to, texts: answer.texts, mayReplace }, {});
          if (isSaved) done += answer.texts.length;
          toast.loading(t("translate.progress", { done, total }), { id });
        }
        const names = left.map(({ groupId, fieldName }) =>
          labelOf({ type: "field", groupId, fieldName, isRich: false }),
        );
        if (left.length === 0) toast.success(t("translate.done", { count: done }), { id });
        else toast.warning(t("translate.partly", { count: done, names: names.join(", ") }), { id });
      } catch (error) {
        const message = messageOf(error, texts);
        const text =
          done > 0 ? t("translate.failedPartly", { message, done, total }) : t("translate.failed", { message });
        toast.error(text, { id });
      } finally {
        setIsBusy(false);
      }
    },
    [t, texts, pageId, defaultLocale, flush, whenSaved, run, client, labelOf, isReady],
  );

  /** Whether a person's own words stand there, which nobody replaces without asking. */
  const isWritten = useCallback(
    (place: FieldPlace, locale: Locale) => isByHand(textAt(getState().document, { ...place, locale })),
    [getState],
  );
  return { translate, isBusy, isWritten };
}
