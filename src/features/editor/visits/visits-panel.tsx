"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { visitSpans, type VisitSpan } from "~/features/visits/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { Segments } from "../controls/segments.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { Consents } from "./consents.tsx";
import { VisitBars } from "./visit-bars.tsx";
import { VisitLists } from "./visit-lists.tsx";
import { VisitTotal } from "./visit-total.tsx";
import "../styles/visits.css";

/** How often the site's pages were seen, from where people came, and what they did not find. */
export default function VisitsPanel() {
  const { t, user } = useEditorActions();
  const { togglePanel } = useFrame();
  const trpc = useTRPC();
  const [days, setDays] = useState<VisitSpan>("30");
  const { data, isPending, isError, refetch } = useQuery(trpc.visit.report.queryOptions({ days }));

  return (
    <SidePanel title={t("visits.title")} closeLabel={t("visits.close")} onClose={() => togglePanel("visits")}>
      <Segments
        label={t("visits.span")}
        value={days}
        onChosen={setDays}
        segments={visitSpans.map((each) => ({ value: each, label: t("visits.days", { days: Number(each) }) }))}
      />
      {isPending && <p role="status">{t("toolbar.loading")}</p>}
      {isError && (
        <p role="alert" className="vt-error">
          {t("visits.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {data && (
        <>
          <VisitTotal total={data.total} before={data.before} days={days} />
          <VisitBars bars={data.bars} />
          <VisitLists report={data} />
        </>
      )}
      <p className="vt-hint">{t("visits.about")}</p>
      {user.isAdmin && <Consents />}
    </SidePanel>
  );
}
