import { useId, useRef, useState } from "react";
import type { InboxAnswer, InboxList } from "~/features/forms/inbox/schema.ts";
import { mailHref, phoneHref } from "~/lib/addresses/safe-href.ts";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { AnswerFiles } from "./answer-files.tsx";
import type { InboxWork } from "./use-inbox.ts";
import { InboxAction } from "./inbox-action.tsx";

interface Props {
  answer: InboxAnswer;
  list: InboxList;
  work: InboxWork;
  /** It is one of several with which something is done at once. */
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
  onRemove: (answer: InboxAnswer) => void;
}

/** One answer: who wrote, when and from where; opened, everything that was written, and what to do with it. */
export function InboxAnswerRow({ answer, list, work, isChosen, onChosen, onRemove }: Props) {
  const { t } = useEditorActions();
  const momentOf = useMoments();
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const head = useRef<HTMLButtonElement>(null);
  const { id, sender, email, page, locale, isRead, createdAt, lines, files, spamReason } = answer;
  const isNew = list === "open" && !isRead;
  const name = sender || t("inbox.nobody");
  const address = mailHref(email);
  const reply = address && page !== null ? `${address}?subject=${encodeURIComponent(`Re: ${page}`)}` : address;
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && isNew) void work.setRead([id]);
  };
  return (
    <li className="vt-inbox__answer" data-answer={id} data-new={isNew} data-open={isOpen}>
      <label className="vt-inbox__choice">
        <input
          type="checkbox"
          className="vt-tick"
          aria-label={t("inbox.choose", { name })}
          checked={isChosen}
          onChange={({ target }) => onChosen(target.checked)}
        />
      </label>
      <h3>
        <button
          ref={head}
          type="button"
          className="vt-inbox__head"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={toggle}
        >
          <span className="vt-inbox__sender">
            {name}
            {isNew && <span className="vt-badge">{t("inbox.new")}</span>}
          </span>
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          <span className="vt-inbox__from">
            {page === null ? t("inbox.gonePage") : t("inbox.from", { page })} · {locale.toUpperCase()}
          </span>
        </button>
      </h3>
      <div id={body} hidden={!isOpen} role="group" aria-label={t("inbox.answer", { name })}>
        {list === "spam" && spamReason && <p>{t(`inbox.reasons.${spamReason}`)}</p>}
        <dl className="vt-inbox__lines">
          {lines.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{linked(value, email)}</dd>
            </div>
          ))}
          <AnswerFiles files={files} />
        </dl>
        {files.length > 0 && <p className="vt-hint">{t("inbox.aboutFiles")}</p>}
        <div className="vt-inbox__actions">
          {reply && list !== "spam" && (
            <a className="vt-button vt-button--primary" href={reply}>
              {t("inbox.reply")}
            </a>
          )}
          {list === "open" && <InboxAction onClick={() => void work.setDone([id])}>{t("inbox.setDone")}</InboxAction>}
          {list === "done" && <InboxAction onClick={() => void work.setOpen([id])}>{t("inbox.setOpen")}</InboxAction>}
          {list === "open" && isRead && (
            <InboxAction
              onClick={() => {
                setOpen(false);
                head.current?.focus(); // what was pressed goes out of sight
                void work.setUnread([id]);
              }}
            >
              {t("inbox.setUnread")}
            </InboxAction>
          )}
          {list === "spam" ? (
            <InboxAction onClick={() => void work.setOpen([id])}>{t("inbox.noSpam")}</InboxAction>
          ) : (
            <InboxAction onClick={() => void work.setSpam([id])}>{t("inbox.setSpam")}</InboxAction>
          )}
          <InboxAction onClick={() => onRemove(answer)}>{t("inbox.remove")}</InboxAction>
        </div>
      </div>
    </li>
  );
}

/** The sender's address, and what reads as a telephone number, can be used at once. */
function linked(value: string, email: string) {
  const href = value === email ? mailHref(value) : /^[+\d][\d ]{7,}$/.test(value) ? phoneHref(value) : null;
  return href ? (
    <a className="vt-link" href={href}>
      {value}
    </a>
  ) : (
    value
  );
}
