import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { oneAtATime } from "~/lib/turns/one-at-a-time.ts";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** A value of the site that its admins change by a call of its own, told by a toast that takes it back. */
export function useAdminValue(loaded: string, call: (value: string) => Promise<unknown>) {
  const { t, texts } = useEditorActions();
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [saved, setSaved] = useState(loaded);
  const present = useRef(loaded);
  const [inTurn] = useState(oneAtATime); // a second value waits for the first, and its way back leads to that one

  /** Whether it is saved. */
  function set(value: string, isWayBack = false): Promise<boolean> {
    const id = toast.loading(t("settings.saving"));
    const send = async (): Promise<boolean> => {
      const before = present.current;
      try {
        await call(value);
        present.current = value;
        setSaved(value);
        startTransition(() => router.refresh()); // all that is told by it
        const undo = !isWayBack && { label: t("settings.undo"), onClick: () => void set(before, true) };
        toast.success(t("settings.saved"), { id, ...(undo && { action: undo }) });
        return true;
      } catch (error) {
        toast.error(t("settings.saveFailed", { message: messageOf(error, texts) }), { id });
        return false;
      }
    };
    return inTurn(send);
  }
  return { saved, save: (value: string) => set(value) };
}
