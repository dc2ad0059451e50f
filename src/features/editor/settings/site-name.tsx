import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { TextEntry } from "../inputs/text-entry.tsx";
import type { Checked } from "../inputs/validate.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** What the site is called in tabs, search results and mails; admins change it. */
export function SiteName() {
  const { t, texts, user, siteName: loaded } = useEditorActions();
  const client = useTRPCClient();
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [saved, setSaved] = useState(loaded);

  async function save(name: string, before: string | null): Promise<void> {
    const id = toast.loading(t("settings.saving"));
    try {
      await client.site.rename.mutate({ name });
      setSaved(name);
      startTransition(() => router.refresh()); // the tab, and what else is called by it
      const undo = before !== null && { label: t("settings.undo"), onClick: () => void save(before, null) };
      toast.success(t("settings.saved"), { id, ...(undo && { action: undo }) });
    } catch (error) {
      toast.error(t("settings.saveFailed", { message: messageOf(error, texts) }), { id });
    }
  }

  return (
    <details className="vt-fold" data-vt-fold="settings.siteName">
      <summary>{t("settings.siteName")}</summary>
      <div className="vt-settings">
        {!user.isSiteAdmin && <p className="vt-hint">{t("settings.adminsOnly")}</p>}
        <div data-vt-setting="siteName">
          <TextEntry
            label={t("settings.siteName")}
            shown={saved}
            check={checkName}
            isDisabled={!user.isSiteAdmin}
            onSave={(name) => void save(name, saved)}
          />
        </div>
        <p className="vt-hint">{t("settings.siteNameHint")}</p>
      </div>
    </details>
  );
}

function checkName(entry: string): Checked<string> {
  const name = entry.trim();
  return name === "" ? { ok: false, error: "input.required" } : { ok: true, value: name.slice(0, 100) };
}
