"use client";

import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { previewDays, type PreviewMade } from "~/features/site/preview/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { BusyButton } from "../controls/busy-button.tsx";
import { Segments } from "../controls/segments.tsx";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { NewLink } from "./new-link.tsx";
import { PreviewLinkRow } from "./preview-link-row.tsx";
import "../styles/publishing.css";

const texts = { loading: "preview.making", success: "preview.made", failed: "preview.makeFailed" } as const;
type Days = (typeof previewDays)[number];

/**
 * Makes a link that shows the draft to people without an account, and lists those that are open. Who closes it while a
 * link is being made, or before it was copied, finds the link here again: nobody else can show it.
 */
export default function PreviewLinksDialog() {
  const { t, pageId } = useEditorActions();
  const whenReady = useWhenReady();
  const { showDialog } = useFrame();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const [days, setDays] = useState<Days>(7);
  const { isBusy, run } = useCallWithToast(texts);
  const madeKey = [...trpc.preview.make.mutationKey(), pageId];
  const { data: made } = useQuery<PreviewMade | null>({ queryKey: madeKey, queryFn: skipToken });
  const setMade = (link: PreviewMade | null) => queries.setQueryData(madeKey, link);
  const list = useQuery(trpc.preview.list.queryOptions({ pageId }));
  const refresh = () => queries.invalidateQueries({ queryKey: trpc.preview.list.queryKey() });

  async function make(): Promise<Outcome> {
    const held = await whenReady();
    if (held) return held;
    setMade(await client.preview.make.mutate({ pageId, days }));
    await refresh();
    return {};
  }

  return (
    <DialogFrame
      isOpen
      onClose={() => showDialog(null)}
      title={t("preview.title")}
      description={t("preview.intro")}
      actions={
        <button type="button" className="vt-button vt-button--outline" onClick={() => showDialog(null)}>
          {t("dialog.close")}
        </button>
      }
    >
      <div className="vt-link-maker">
        <fieldset className="vt-fieldset">
          <legend className="vt-input-row__label">{t("preview.life")}</legend>
          <Segments
            value={String(days)}
            onChosen={(value) => setDays(previewDays.find((each) => String(each) === value) ?? 7)}
            segments={previewDays.map((each) => ({ value: String(each), label: t("preview.days", { days: each }) }))}
          />
        </fieldset>
        <BusyButton
          type="button"
          className="vt-button vt-button--primary"
          isBusy={isBusy}
          onClick={() => void run(make)}
        >
          {t("preview.make")}
        </BusyButton>
      </div>
      {made && <NewLink key={made.id} url={location.origin + made.path} />}
      <h3 className="vt-dialog__part">{t("preview.openLinks")}</h3>
      {list.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {t("preview.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void list.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {list.data?.links.length === 0 && <p className="vt-hint">{t("preview.none")}</p>}
      <ul className="vt-rows">
        {list.data?.links.map((link) => (
          <PreviewLinkRow
            key={link.id}
            link={link}
            onRevoked={async () => {
              if (made?.id === link.id) setMade(null);
              await refresh();
            }}
            onReopened={refresh}
          />
        ))}
      </ul>
    </DialogFrame>
  );
}
