import { useCallback } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** Says whether the site has a service that translates; without one, the toast of this id says what to set. */
export function useTranslationService(): (toastId: string | number) => Promise<boolean> {
  const { t, user } = useEditorActions();
  const { openPanel } = useFrame();
  const client = useTRPCClient();
  return useCallback(
    async (id) => {
      const { service, lacks } = await client.translate.state.query();
      if (service !== "off" && lacks === null) return true;
      const isMine = service === "off" && user.isSiteAdmin;
      toast.info(service === "off" ? t("translate.off") : t("translate.lacks", { variable: lacks ?? "" }), {
        id,
        duration: 15_000,
        ...(isMine && { action: { label: t("translate.settings"), onClick: () => openPanel("settings") } }),
      });
      return false;
    },
    [t, user, openPanel, client],
  );
}
