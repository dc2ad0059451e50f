import { useState } from "react";
import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import type { FieldPlace } from "./use-translate.ts";
import { useTranslationService } from "./use-translation-service.ts";

/**
 * Has the texts that are missing on other pages translated, page by page, a part at a time. It can be stopped between
 * two parts; what is translated by then is saved, and stays whatever happens to the rest.
 */
export function useTranslatePages({ to, onChanged }: { to: Locale; onChanged: () => void }) {
  const { t, texts } = useEditorActions();
  const client = useTRPCClient();
  const isReady = useTranslationService();
  const [isBusy, setIsBusy] = useState(false);

  async function translatePages(pages: readonly TranslatedPage[]): Promise<void> {
    setIsBusy(true);
    let [isStopped, done] = [false, 0];
    const incomplete = new Set<string>();
    const tell = () =>
      toast.loading(t("translate.progressOfPages", { count: done }), {
        id: "translate.pages",
        action: { label: t("translate.stop"), onClick: () => (isStopped = true) },
      });
    const id = tell();
    try {
      if (!(await isReady(id))) return;
      for (const { pageId, name } of pages) {
        const without: FieldPlace[] = [];
        for (let left = 1; left > 0 && !isStopped;) {
          const part = await client.translate.missing.mutate({ pageId, to, without });
          without.push(...part.failed.map(({ groupId, fieldName }) => ({ groupId, fieldName })));
          done += part.done;
          left = part.left;
          tell();
        }
        if (without.length > 0) incomplete.add(name);
      }
      if (incomplete.size === 0) toast.success(t("translate.done", { count: done }), { id, action: null });
      else
        toast.warning(t("translate.partly", { count: done, names: [...incomplete].join(", ") }), { id, action: null });
    } catch (error) {
      const message = messageOf(error, texts);
      toast.error(t("translate.failedAfter", { message, count: done }), { id, action: null });
    } finally {
      setIsBusy(false);
      onChanged();
    }
  }
  return { translatePages, isBusy };
}
