import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { serviceNames } from "~/features/privacy/domain/services.ts";
import type { ConsentEntry } from "~/features/privacy/schema.ts";
import { languageName } from "~/lib/language-name.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { saveFile } from "~/lib/browser/save-file.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { allConsents, consentsCsv } from "./consents-csv.ts";

/** What visitors agreed to, for admins: how many, the newest records, and all of them as a file. */
export function Consents() {
  const { t, editorLocale } = useEditorActions();
  const { consents } = useTRPC();
  const { data, isError, refetch } = useQuery(consents.list.queryOptions({}));
  const momentOf = useMoments();
  if (isError && !data)
    return (
      <p role="alert" className="vt-error">
        {t("consents.failed")}{" "}
        <button type="button" className="vt-link" onClick={() => void refetch()}>
          {t("save.retry")}
        </button>
      </p>
    );
  if (!data) return null;
  const { total, counts, records } = data;
  return (
    <section className="vt-visits__list">
      <h3>{t("consents.title")}</h3>
      {total === 0 ? (
        <p className="vt-hint">{t("consents.none")}</p>
      ) : (
        <>
          <ol>
            {counts.map(({ service, agreed, refused }) => (
              <li key={service}>
                <span>{serviceNames[service]}</span>
                <strong>{t("consents.count", { agreed, refused })}</strong>
              </li>
            ))}
          </ol>
          <details className="vt-visits__records">
            <summary>{t("consents.newest")}</summary>
            <ol>
              {records.map(({ id, at, locale, choices }) => (
                <li key={id}>
                  <span>
                    {momentOf(at)}, {languageName(locale, editorLocale)}
                  </span>
                  <span>{agreedTo(choices) || t("consents.nothing")}</span>
                </li>
              ))}
            </ol>
          </details>
          <Download />
        </>
      )}
      <p className="vt-hint">{t("consents.about")}</p>
    </section>
  );
}

function agreedTo(choices: ConsentEntry["choices"]): string {
  return Object.entries(choices)
    .flatMap(([service, isAgreed]) => (isAgreed ? serviceNames[service as keyof typeof serviceNames] : []))
    .join(", ");
}

function Download() {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function onWanted() {
    setState("loading");
    try {
      const entries = await allConsents((asked) => client.consents.list.query(asked));
      saveFile({ name: "consents.csv", text: consentsCsv(entries) });
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return (
    <>
      <BusyButton
        type="button"
        className="vt-button vt-button--outline"
        isBusy={state === "loading"}
        onClick={() => void onWanted()}
      >
        {t("consents.download")}
      </BusyButton>
      {state === "failed" && <p role="alert">{t("consents.failed")}</p>}
    </>
  );
}
