"use client";

import type { UnpublishedPage } from "~/features/page/api-schema.ts";
import type { PublishFinding } from "../publish-check/finding.ts";
import { FindingRow } from "../publish-check/finding-row.tsx";
import { useShowFinding } from "../publish-check/use-show-finding.ts";
import { pageHref } from "../state/addresses.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { checkFlag } from "./use-arrived-check.ts";

/**
 * What is worth a look on one page of a list, folded under how many there are. On the page under edit each leads to its
 * place; any other page is opened with its own check.
 */
export function PageFindings({ page, findings }: { page: UnpublishedPage; findings: readonly PublishFinding[] }) {
  const { t, pageId } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const show = useShowFinding();
  const isHere = page.id === pageId;
  return (
    <details className="vt-fold vt-fold--quiet">
      <summary>{t("publishAll.findings", { count: findings.length })}</summary>
      <ul className="vt-rows">
        {findings.map((finding, index) => (
          <FindingRow key={index} finding={finding} {...(isHere && { onShow: () => show(finding) })} />
        ))}
      </ul>
      {!isHere && (
        <a
          className="vt-row__link"
          href={pageHref({ ...page, slug: null }, { locale, mode: "edit", search: `?toolbar=1&${checkFlag}=1` })}
        >
          {t("publishAll.check")}
        </a>
      )}
    </details>
  );
}
