import { useTRPCClient } from "~/trpc/react.tsx";
import { BusyButton } from "../controls/busy-button.tsx";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";

const texts = {
  loading: "settings.footerReset.running",
  success: "settings.footerReset.done",
  failed: "settings.footerReset.failed",
} as const;

/** Has the branches' opening hours and addresses read from the directory again; without branches it says so. */
export function FooterReset() {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const { isBusy, run } = useCallWithToast(texts);
  const reset = async (): Promise<Outcome> => {
    const { branches } = await client.optician.get.query();
    if (branches.length === 0) return { notYet: t("location.none") };
    for (const { id } of branches) await client.optician.save.mutate({ branchId: id });
    return {};
  };
  return (
    <BusyButton type="button" className="vt-button vt-button--outline" isBusy={isBusy} onClick={() => void run(reset)}>
      {t("settings.footerReset.button")}
    </BusyButton>
  );
}
