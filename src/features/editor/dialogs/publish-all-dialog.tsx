"use client";

import { TriangleAlert } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { publishArea } from "../bar/publish-area.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { FindingRow } from "../publish-check/finding-row.tsx";
import { useFindingsOfPages } from "../publish-check/use-findings-of-pages.ts";
import { useShowFinding } from "../publish-check/use-show-finding.ts";
import { useUnpublished } from "../publishing/use-unpublished.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { publishEach } from "./every-page.ts";
import { publishAllIntro } from "./publish-all-intro.ts";
import { UnpublishedRow } from "./unpublished-row.tsx";
import { useAfterPublishing } from "./use-after-publishing.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";
import { useWhenReady } from "./use-when-ready.ts";

const texts = { loading: "publishAll.loading", success: "publishAll.success", failed: "publishAll.failed" } as const;

/**
 * Lists every page with changes and publishes them in one go. Those whose translations are missing stay here and say so,
 * and those that were refused stay in the list, with the reason. A page that still holds what only the business knows is
 * named with those words, what else the publish check finds is told by page, and the button says that it goes out
 * nevertheless.
 */
export function PublishAllDialog() {
  const { t, whenSaved } = useEditorActions();
  const whenReady = useWhenReady();
  const { dialog, showDialog, closeDialog } = useFrame();
  const client = useTRPCClient();
  const published = useAfterPublishing();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const { isBusy, run } = useCallWithToast(texts);
  const isDone = useRef(false);
  const isOpen = dialog === "publishAll";
  // What was typed a moment ago goes out, too.
  const list = useUnpublished({ enabled: isOpen, staleTime: 0, before: () => whenSaved(8000) });
  const pages = useMemo(() => list.data?.pages ?? [], [list.data]);
  const wanted = useMemo(() => pages.filter(({ missing }) => Object.keys(missing).length === 0), [pages]);
  const found = useFindingsOfPages(pages, { wanted, isLooking: isOpen && list.isSuccess && !list.isFetching });
  const ofSite = found?.site ?? [];
  const show = useShowFinding();

  const isDoubtful = ofSite.length > 0 || wanted.some(({ id, gaps }) => gaps > 0 || found?.pages.has(id));
  const confirm = isDoubtful ? "publishAll.anyway" : "publishAll.confirm";

  async function publish(): Promise<Outcome> {
    const held = await whenReady();
    if (held) return held;
    const outcomes = await publishWanted();
    const refused = outcomes.flatMap(({ id, refusal }) => (refusal === null ? [] : [[id, refusal] as const]));
    setRefusals(new Map(refused));
    if (refused.length === outcomes.length) return { notYet: t("publishAll.none") };
    const left = refused.length + pages.length - wanted.length;
    if (left > 0) return { notYet: t("publishAll.some", { count: left }) };
    isDone.current = true;
    closeDialog("publishAll");
    return {};
  }
  async function publishWanted() {
    try {
      return await publishEach((input) => client.page.publishAll.mutate(input), wanted);
    } finally {
      await published(); // also where it was cut off halfway
    }
  }
  function close(): void {
    setRefusals(new Map());
    isDone.current = false;
    showDialog(null);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={t("publishAll.title")}
      description={list.isSuccess ? publishAllIntro(t, pages.length, wanted.length) : t("publishAll.intro")}
      focusAfter={() => (isDone.current ? publishArea() : null)}
      confirm={wanted.length === 0 ? t("publishAll.open") : t(confirm, { count: wanted.length })}
      isBusy={isBusy || list.isFetching || wanted.length === 0}
      onConfirmed={() => void run(publish)}
    >
      {list.isPending && <p role="status">{t("publishAll.looking")}</p>}
      {list.isError && (
        <p role="alert" className="vt-error">
          {t("publishAll.failedToLook")}{" "}
          <button type="button" className="vt-link" onClick={() => void list.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      <ul className="vt-rows">
        {pages.map((page) => (
          <UnpublishedRow
            key={page.id}
            page={page}
            refusal={refusals.get(page.id) ?? null}
            findings={found?.pages.get(page.id)}
          />
        ))}
      </ul>
      {ofSite.length > 0 && (
        <section className="vt-findings">
          <h3>
            <TriangleAlert size={16} aria-hidden />
            {t("publishAll.findingsOfSite")}
          </h3>
          <ul className="vt-rows">
            {ofSite.map((finding, index) => (
              <FindingRow key={index} finding={finding} onShow={() => show(finding)} />
            ))}
          </ul>
        </section>
      )}
    </ConfirmDialog>
  );
}
