"use client";

import { useCallback, useEffect, useState } from "react";
import { auditKinds } from "~/lib/audit-kinds.ts";
import { callAccount } from "../account-client.ts";
import { auditListSchema, type AuditList } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";

/** The site's log for its admins, the newest first. */
export function AuditLog({ t, locale }: { t: SayAccount; locale: string }) {
  const [entries, setEntries] = useState<AuditList["entries"]>([]);
  const [hasMore, setHasMore] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" });

  const load = useCallback(async (before?: string) => {
    const query = before ? `?before=${encodeURIComponent(before)}` : "";
    const answer = await callAccount(`audit/list${query}`, auditListSchema);
    setHasFailed(!answer.isDone);
    if (!answer.isDone) return;
    setEntries((shown) => (before ? [...shown, ...answer.value.entries] : answer.value.entries));
    setHasMore(answer.value.hasMore);
  }, []);
  useEffect(() => void load(), [load]);

  const words = (kind: string) => {
    const known = auditKinds.find((each) => each === kind);
    return known ? t(`audit.${known}`) : kind;
  };
  return (
    <section aria-labelledby="account-log">
      <h2 id="account-log">{t("log.title")}</h2>
      <p>{t("log.intro")}</p>
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {/* Keys move a region that scrolls only when it can hold the focus. */}
      <div className="account-log" role="group" aria-labelledby="account-log" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("log.when")}</th>
              <th scope="col">{t("log.what")}</th>
              <th scope="col">{t("log.who")}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, kind, actorName, subject, ip }) => (
              <tr key={id}>
                <td>{when.format(new Date(at))}</td>
                <td>
                  {words(kind)}
                  {subject && <small>{subject}</small>}
                </td>
                <td>
                  {actorName ?? t("log.installation")}
                  {ip && <small>{ip}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore && (
        <button type="button" className="account-quiet" onClick={() => void load(entries.at(-1)?.at)}>
          {t("log.more")}
        </button>
      )}
    </section>
  );
}
