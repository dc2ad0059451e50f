"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fileSize } from "~/lib/file-size.ts";
import { useTRPC } from "~/trpc/react.tsx";
import type { SayAccount } from "./account-texts.ts";

const states = ["failed", "retry", "created", "active", "completed", "cancelled"] as const;
type JobState = (typeof states)[number];

/** What the installation does in the background, for its admins: what waits, what runs, and why something failed. */
export function JobList({ t, locale }: { t: SayAccount; locale: string }) {
  const trpc = useTRPC();
  const [state, setState] = useState<JobState>();
  const list = useQuery(trpc.jobs.list.queryOptions({ state }));
  const when = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "short", timeStyle: "short" });
  const { jobs = [], scarceBytes = null } = list.data ?? {};

  return (
    <section aria-labelledby="account-jobs">
      <h2 id="account-jobs">{t("jobs.title")}</h2>
      <p>{t("jobs.intro")}</p>
      {scarceBytes !== null && (
        <p role="alert" className="account-form__alert">
          {t("jobs.scarce", { size: fileSize(scarceBytes, locale) })}
        </p>
      )}
      <div className="account-jobs__shown">
        <label>
          {t("jobs.shown")}
          <select value={state ?? ""} onChange={({ target }) => setState(states.find((each) => each === target.value))}>
            <option value="">{t("jobs.all")}</option>
            {states.map((each) => (
              <option key={each} value={each}>
                {t(`jobStates.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="account__quiet" onClick={() => void list.refetch()}>
          {t("jobs.reload")}
        </button>
      </div>
      {list.isPending && <p role="status">{t("loading")}</p>}
      {list.isError && <p role="alert">{t("failed")}</p>}
      {list.isSuccess && jobs.length === 0 && <p role="status">{t("jobs.none")}</p>}
      {jobs.length > 0 && (
        <div className="account__log" role="group" aria-labelledby="account-jobs" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("jobs.when")}</th>
                <th scope="col">{t("jobs.what")}</th>
                <th scope="col">{t("jobs.state")}</th>
                <th scope="col">{t("jobs.tries")}</th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <tr key={job.id}>
                  <td>{when.format(new Date(job.startedAt ?? job.startsAt))}</td>
                  <td title={job.name}>{nameOf(job.name, t)}</td>
                  <td>
                    {t(`jobStates.${job.state}`)}
                    {job.reason && <small>{t(`jobReasons.${job.reason}`)}</small>}
                  </td>
                  <td>{job.startedAt === null ? 0 : job.retries + 1}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** What a job does, in words; one that is known here no longer goes by its own name. */
function nameOf(job: string, t: SayAccount): string {
  const [part, what] = job.split(".");
  const key = `jobNames.${part}.${what}`;
  const said = t(key as "jobNames.mail.send");
  return said === key ? job : said;
}
