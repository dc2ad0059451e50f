"use client";

import { useRef } from "react";
import { MoreButton } from "../controls/more-button.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { OutboxMailRow } from "./outbox-mail.tsx";
import { useOutbox } from "./use-outbox.ts";
import "../styles/inbox.css";

/** What the site mails, for admins: whether it went out, and what it says where no mail server takes it. */
export default function OutboxPanel() {
  const { t, user } = useEditorActions();
  const { togglePanel } = useFrame();
  const work = useOutbox();
  const { mails } = work;
  const list = useRef<HTMLOListElement>(null);
  const pages = mails.data?.pages ?? [];
  const shown = pages.flatMap((page) => page.mails);
  return (
    <SidePanel title={t("outbox.title")} closeLabel={t("outbox.close")} onClose={() => togglePanel("outbox")}>
      {pages[0]?.areFiles && <p className="vt-hint">{t("outbox.areFiles")}</p>}
      {user.isAdmin && mails.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {!user.isAdmin && <p className="vt-hint">{t("outbox.adminsOnly")}</p>}
      {mails.isError && (
        <p role="alert" className="vt-error">
          {t("outbox.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void mails.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {mails.isSuccess && shown.length === 0 && (
        <p role="status" className="vt-hint">
          {t("outbox.none")}
        </p>
      )}
      <ol ref={list} className="vt-inbox">
        {shown.map((mail) => (
          <OutboxMailRow key={mail.id} mail={mail} work={work} />
        ))}
      </ol>
      <MoreButton asked={mails} list={list}>
        {t("outbox.older")}
      </MoreButton>
      {user.isAdmin && <p className="vt-hint">{t("outbox.about")}</p>}
    </SidePanel>
  );
}
