"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { publishArea } from "../bar/publish-area.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { nameOf } from "../pages/page-lists.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { refusalText } from "./message-of.ts";
import { useAfterPublishing } from "./use-after-publishing.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";

const texts = { loading: "publishAll.loading", success: "publishAll.success", failed: "publishAll.failed" } as const;

/** Lists every page with changes and publishes them in one go. Those that were refused stay in the list, with the reason. */
export function PublishAllDialog() {
  const { t, texts: words, whenSaved } = useEditorActions();
  const { dialog, showDialog } = useFrame();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const published = useAfterPublishing();
  const locale = useEditorPart((state) => state.locale);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const { isBusy, run } = useCallWithToast(texts);
  const isOpen = dialog === "publishAll";
  const list = useQuery({
    ...trpc.page.status.unpublished.queryOptions(undefined, { enabled: isOpen, staleTime: 0 }),
    queryFn: async () => {
      await whenSaved(8000); // what was typed a moment ago goes out, too
      return await client.page.status.unpublished.query();
    },
  });
  const pages = list.data ?? [];

  async function publish(): Promise<Outcome> {
    if (!navigator.onLine) return { notYet: t("publish.offline") };
    const wanted = pages.map(({ id, revision }) => ({ id, revision }));
    const { pages: outcomes } = await client.page.publishAll.mutate({ pages: wanted });
    const refused = outcomes.flatMap(({ id, refusal }) => (refusal === null ? [] : [[id, refusal] as const]));
    setRefusals(new Map(refused));
    await published();
    if (refused.length === outcomes.length) return { notYet: t("publishAll.none") };
    if (refused.length > 0) return { notYet: t("publishAll.some", { count: refused.length }) };
    close();
    return {};
  }
  function close(): void {
    setRefusals(new Map());
    showDialog(null);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={t("publishAll.title")}
      description={t(list.isSuccess && pages.length === 0 ? "publishAll.nothing" : "publishAll.intro")}
      focusAfter={publishArea}
      confirm={t("publishAll.confirm", { count: pages.length })}
      isBusy={isBusy || list.isFetching || pages.length === 0}
      onConfirmed={() => void run(publish)}
    >
      {list.isPending && <p role="status">{t("publishAll.looking")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {t("publishAll.failedToLook")}
        </p>
      )}
      <ul className="vt-rows">
        {pages.map((page) => {
          const refusal = refusals.get(page.id);
          return (
            <li key={page.id} className="vt-row">
              <span className="vt-row__name">
                {nameOf(page, locale)}
                {page.gaps > 0 && <small className="vt-row__note"> {t("publishAll.gaps", { count: page.gaps })}</small>}
                {refusal && <small className="vt-row__note"> {refusalText(refusal, words)}</small>}
              </span>
              <small>{t("toolbar.changes", { count: page.changes })}</small>
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
