import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** A value of the site that its admins change by a call of its own, told by a toast that takes it back. */
export function useAdminValue(loaded: string, call: (value: string) => Promise<unknown>) {
  const { t, texts } = useEditorActions();
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [saved, setSaved] = useState(loaded);

  async function set(value: string, before: string | null): Promise<void> {
    const id = toast.loading(t("settings.saving"));
    try {
      await call(value);
      setSaved(value);
      startTransition(() => router.refresh()); // all that is told by it
      const undo = before !== null && { label: t("settings.undo"), onClick: () => void set(before, null) };
      toast.success(t("settings.saved"), { id, ...(undo && { action: undo }) });
    } catch (error) {
      toast.error(t("settings.saveFailed", { message: messageOf(error, texts) }), { id });
    }
  }
  return { saved, save: (value: string) => void set(value, saved) };
}
