import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { OutboxMail } from "~/features/mail/outbox/schema.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OutboxWork } from "./use-outbox.ts";

/** One mail: to whom, when and whether it went out; opened, what it says or why it did not go. */
export function OutboxMailRow({ mail, work }: { mail: OutboxMail; work: OutboxWork }) {
  const { t } = useEditorActions();
  const momentOf = useMoments();
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const { id, to, subject, state, createdAt, isReadable, reason, nextTryAt, attempts, canGoAgain } = mail;
  return (
    <li className="vt-inbox__answer" data-new={state === "failed"} data-open={isOpen}>
      <h3>
        <button
          type="button"
          className="vt-inbox__head"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="vt-inbox__sender">
            {to}
            {state !== "sent" && <span className="vt-badge">{t(`outbox.states.${state}`)}</span>}
          </span>
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          <span className="vt-inbox__from">{subject}</span>
        </button>
      </h3>
      <div id={body} hidden={!isOpen} role="group" aria-label={t("outbox.mail", { to })}>
        {isOpen && isReadable && <MailText mailId={id} />}
        {!isReadable && state === "sent" && <p className="vt-inbox__lines">{t("outbox.unread")}</p>}
        {state !== "sent" && (
          <dl className="vt-inbox__lines">
            <div>
              <dt>{t("outbox.attempts")}</dt>
              <dd>{attempts}</dd>
            </div>
            {reason !== null && (
              <div>
                <dt>{t("outbox.reason")}</dt>
                <dd>{t(`outbox.reasons.${reason}`)}</dd>
              </div>
            )}
            {nextTryAt !== null && attempts > 0 && (
              <div>
                <dt>{t("outbox.nextTry")}</dt>
                <dd>{momentOf(nextTryAt)}</dd>
              </div>
            )}
          </dl>
        )}
        <div className="vt-inbox__actions">
          {isReadable && (
            <button type="button" className="vt-button vt-button--outline" onClick={() => void work.download(id)}>
              {t("outbox.download")}
            </button>
          )}
          {canGoAgain && (
            <button
              type="button"
              className="vt-button vt-button--outline"
              aria-disabled={work.areAsked.has(id)}
              onClick={() => !work.areAsked.has(id) && void work.sendAgain(id)}
            >
              {t("outbox.again")}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** What a mail says, as text and nothing else. */
function MailText({ mailId }: { mailId: string }) {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const read = useQuery(trpc.outbox.read.queryOptions({ mailId }, { retry: false }));
  if (read.isPending) return <p role="status">{t("toolbar.loading")}</p>;
  return (
    <div className="vt-inbox__lines">
      {read.isError ? <p>{t("outbox.gone")}</p> : <p className="vt-inbox__text">{read.data.text}</p>}
    </div>
  );
}
