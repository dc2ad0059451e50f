import { useState } from "react";
import type { Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { useTranslationService } from "../translations/use-translation-service.ts";
import type { MissingWords } from "./missing-words.ts";

/** Has words of an entry translated by the site's service; a toast tells how it goes. Null where nothing came of it. */
export function useTranslateEntry(to: Locale) {
  const { t, texts, defaultLocale } = useEditorActions();
  const client = useTRPCClient();
  const isReady = useTranslationService();
  const [isBusy, setBusy] = useState(false);

  async function translate({ title, workQuota, richTextDescription }: MissingWords): Promise<MissingWords | null> {
    const plain = [title, workQuota].filter((text) => text !== undefined);
    const total = plain.length + (richTextDescription ? 1 : 0);
    const id = toast.loading(t("translate.progress", { done: 0, total }));
    setBusy(true);
    try {
      if (!(await isReady(id))) return null;
      const rich = richTextDescription ? [richTextDescription] : [];
      const answer = await client.translate.words.mutate({ from: defaultLocale, to, texts: plain, rich });
      const said = [...answer.texts];
      const made = {
        title: title === undefined ? null : said.shift(),
        workQuota: workQuota === undefined ? null : said.shift(),
        richTextDescription: answer.rich[0] ?? null,
      };
      const names = [
        ...(title !== undefined && !made.title ? [t("listings.entryTitle")] : []),
        ...(workQuota !== undefined && !made.workQuota ? [t("listings.workQuota")] : []),
        ...(richTextDescription && !made.richTextDescription ? [t("listings.description")] : []),
      ];
      const count = total - names.length;
      if (names.length === 0) toast.success(t("translate.done", { count }), { id });
      else toast.warning(t("translate.partly", { count, names: names.join(", ") }), { id });
      return {
        ...(made.title && { title: made.title }),
        ...(made.workQuota && { workQuota: made.workQuota }),
        ...(made.richTextDescription && { richTextDescription: made.richTextDescription }),
      };
    } catch (error) {
      toast.error(t("translate.failed", { message: messageOf(error, texts) }), { id });
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { translate, isBusy };
}
