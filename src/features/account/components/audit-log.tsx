"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { auditKinds } from "~/lib/audit-kinds.ts";
import { useKeyboardAtNew } from "~/lib/browser/use-keyboard-at-new.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import type { AuditListInput } from "../schema.ts";
import type { SayAccount } from "./account-texts.ts";

const newest: AuditListInput = {};

/** The site's log for its admins, the newest first. */
export function AuditLog({ t, locale }: { t: SayAccount; locale: string }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const log = useInfiniteQuery({
    queryKey: [...trpc.audit.list.queryKey(), "pages"],
    queryFn: ({ pageParam, signal }) => client.audit.list.query(pageParam, { signal }),
    initialPageParam: newest,
    getNextPageParam: ({ hasMore, entries }) => {
      const last = entries.at(-1);
      return hasMore && last ? { before: last.at, beforeId: last.id } : null;
    },
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const list = useRef<HTMLTableSectionElement>(null);
  const { ref, onAsked } = useKeyboardAtNew(list);
  const when = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "short", timeStyle: "short" });

  const words = (kind: string) => {
    const known = auditKinds.find((each) => each === kind);
    return known ? t(`audit.${known}`) : kind;
  };
  return (
    <section aria-labelledby="account-log">
      <h2 id="account-log">{t("log.title")}</h2>
      <p>{t("log.intro")}</p>
      {log.isError && <p role="alert">{t("failed")}</p>}
      {/* Keys move a region that scrolls only when it can hold the focus. */}
      <div className="account__log" role="group" aria-labelledby="account-log" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("log.when")}</th>
              <th scope="col">{t("log.what")}</th>
              <th scope="col">{t("log.who")}</th>
            </tr>
          </thead>
          <tbody ref={list}>
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
      {log.hasNextPage && (
        <button
          ref={ref}
          type="button"
          className="account__quiet"
          aria-disabled={log.isFetchingNextPage}
          onClick={() => {
            onAsked();
            if (!log.isFetchingNextPage) void log.fetchNextPage();
          }}
        >
          {t("log.more")}
        </button>
      )}
    </section>
  );
}
