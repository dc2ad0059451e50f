"use client";

import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { addressOf, pageHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { publishArea } from "../bar/publish-area.tsx";
import { usePublication } from "../bar/use-publication.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { PublishAllButton } from "./publish-all-button.tsx";
import { PublishChanges } from "./publish-changes.tsx";
import { FindingRow } from "../publish-check/finding-row.tsx";
import { useFindings } from "../publish-check/use-findings.ts";
import { useShowFinding } from "../publish-check/use-show-finding.ts";
import { useArrivedCheck } from "./use-arrived-check.ts";
import { useAfterPublishing } from "./use-after-publishing.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";
import { useWhenReady } from "./use-when-ready.ts";

const told = { loading: "publish.loading", success: "publish.success", failed: "publish.failed" } as const;

/**
 * Says what will become visible and what is worth a look before, then publishes. As a check it opens at any time: while
 * nothing can be published it says why, and shows the same list.
 */
export function PublishDialog() {
  const { dialog, showDialog, closeDialog } = useFrame();
  const client = useTRPCClient();
  const { t, pageId, getState } = useEditorActions();
  const whenReady = useWhenReady();
  const published = useAfterPublishing();
  const show = useShowFinding();
  const { isBusy, run } = useCallWithToast(told);
  useArrivedCheck();
  const isDone = useRef(false);
  const isCheck = dialog === "check";
  const isOpen = dialog === "publish" || isCheck;
  const { isChecked, findings } = useFindings(isOpen);
  const { missing, hasChanges } = usePublication();
  const texts = missing.reduce((sum, each) => sum + each.texts.length, 0);
  const obstacle =
    texts > 0 ? t("publish.untranslated", { count: texts }) : hasChanges ? null : t("publish.nothingNew");

  async function publish(): Promise<Outcome> {
    const held = await whenReady();
    if (held) return held;
    await client.page.publish.mutate({ id: pageId });
    await published();
    isDone.current = true;
    closeDialog("publish", "check");
    const { document, locale } = getState();
    const href = pageHref(
      { ...addressOf(document, locale), slug: document.locales[locale]?.slug ?? null },
      { locale, mode: "live" },
    );
    return { action: { label: t("publish.view"), onClick: () => window.open(href, "_blank", "noopener") } };
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => {
        isDone.current = false;
        showDialog(null);
      }}
      title={t(isCheck ? "check.title" : "publish.title")}
      description={obstacle ?? t("publish.intro")}
      focusAfter={() => (isDone.current ? publishArea() : null)}
      confirm={t(findings.length > 0 && obstacle === null ? "publish.anyway" : "publish.confirm")}
      isBusy={isBusy || obstacle !== null}
      onConfirmed={() => void run(publish)}
    >
      <PublishChanges />
      <PublishAllButton />
      {isCheck && isChecked && findings.length === 0 && <p className="vt-hint">{t("check.nothing")}</p>}
      {findings.length > 0 && (
        <section className="vt-findings">
          <h3>
            <TriangleAlert size={16} aria-hidden />
            {t("publish.findings")}
          </h3>
          <ul className="vt-rows">
            {findings.map((finding, index) => (
              <FindingRow key={index} finding={finding} onShow={() => show(finding)} />
            ))}
          </ul>
        </section>
      )}
    </ConfirmDialog>
  );
}
