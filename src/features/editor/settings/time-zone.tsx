import { useRouter } from "next/navigation";
import { useId, useState, useTransition } from "react";
import { isTimeZone } from "~/lib/time/is-time-zone.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { TextEntry } from "../inputs/text-entry.tsx";
import type { Checked } from "../inputs/validate.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** The time zone by which the site plans and dates things, of those that the browser knows; admins change it. */
export function TimeZone() {
  const { t, texts, user, timeZone: loaded } = useEditorActions();
  const client = useTRPCClient();
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [saved, setSaved] = useState(loaded);
  const listId = useId();

  async function save(timeZone: string, before: string | null): Promise<void> {
    const id = toast.loading(t("settings.saving"));
    try {
      await client.site.timeZone.mutate({ timeZone });
      setSaved(timeZone);
      startTransition(() => router.refresh()); // everything that tells a time
      const undo = before !== null && { label: t("settings.undo"), onClick: () => void save(before, null) };
      toast.success(t("settings.saved"), { id, ...(undo && { action: undo }) });
    } catch (error) {
      toast.error(t("settings.saveFailed", { message: messageOf(error, texts) }), { id });
    }
  }

  return (
    <details className="vt-fold" data-vt-fold="settings.timeZone">
      <summary>{t("settings.timeZone")}</summary>
      <div className="vt-settings">
        {!user.isSiteAdmin && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        <div data-vt-setting="timeZone">
          <TextEntry
            label={t("settings.timeZone")}
            shown={saved}
            list={listId}
            check={checkTimeZone}
            isDisabled={!user.isSiteAdmin}
            onSave={(timeZone) => void save(timeZone, saved)}
          />
          <datalist id={listId}>
            {Intl.supportedValuesOf("timeZone").map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
        <p className="vt-hint">{t("settings.timeZoneHint")}</p>
      </div>
    </details>
  );
}

/** As the list writes it, however it was typed. */
function checkTimeZone(entry: string): Checked<string> {
  const typed = entry.trim();
  const listed = Intl.supportedValuesOf("timeZone").find((zone) => zone.toLowerCase() === typed.toLowerCase());
  const timeZone = listed ?? typed;
  return isTimeZone(timeZone) ? { ok: true, value: timeZone } : { ok: false, error: "input.timeZone" };
}
