"use client";

import { useAtRest } from "../state/use-at-rest.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { loadToaster, useToaster } from "./toast.ts";

/** The place where toasts stand. Its code comes when the page is at rest, or with the first toast. */
export function Toasts() {
  const { t } = useEditorActions();
  const Toaster = useToaster();
  useAtRest(loadToaster);
  if (!Toaster) return null;
  return (
    <Toaster
      position="bottom-center"
      closeButton
      richColors
      className="vt-toaster"
      containerAriaLabel={t("toasts.label")}
      toastOptions={{ closeButtonAriaLabel: t("toasts.close") }}
    />
  );
}
