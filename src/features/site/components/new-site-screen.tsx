"use client";

import { useEffect, useRef, useState } from "react";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { OnDemand } from "~/features/account/components/on-demand.tsx";
import { ProveAgain } from "~/features/account/components/prove-again.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import type { MakingStep } from "../new-site/schema.ts";
import { NewSiteForm } from "./new-site-form.tsx";

/** Makes another site of the installation, for its admins. Asks for the password when it is needed anew. */
export function NewSiteScreen({ texts, locale }: { texts: AccountTexts; locale: EditorLocale }) {
  const t = translatorOf<"account">(texts);
  const client = useTRPCClient();
  const [host, setHost] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [step, setStep] = useState<MakingStep | null>(null);
  const { waiting, problem, said, make, goOn, forget } = useProvedChange(() => Promise.resolve());

  // The form that stood below it is gone, and with it most of the page's length.
  useEffect(() => {
    if (said) status.current?.scrollIntoView({ block: "center" });
  }, [said]);

  return (
    <section aria-labelledby="account-new-site">
      <h2 id="account-new-site">{t("newSite.title")}</h2>
      <p>{t("newSite.intro")}</p>
      {problem && (
        <p role="alert" className="account-form__alert">
          {t(problem)}
        </p>
      )}
      <p role="status" ref={status} className="account__said">
        {said} {said && host && <a href={`${location.protocol}//${host}${portOf(location)}/login`}>{host}</a>}
      </p>
      {waiting && <ProveAgain t={t} onProved={goOn} onLeft={forget} />}
      {/* What was written stays until the site is there, also when the password is asked for in between. */}
      <div hidden={waiting !== null}>
        <OnDemand label={t("newSite.open")}>
          {(close) => (
            <NewSiteForm
              t={t}
              locale={locale}
              busy={step ? t(`newSite.steps.${step.part}`, { done: step.done, of: step.of }) : t("newSite.making")}
              onWanted={(wanted) => {
                setHost(wanted.host);
                const call = async () => {
                  const stop = askAgain(async () => setStep(await client.newSite.step.query({ host: wanted.host })));
                  try {
                    await client.newSite.make.mutate(wanted, { context: { isWork: true } });
                  } finally {
                    stop();
                    setStep(null);
                  }
                  close();
                };
                return make({ call, said: t("newSite.made", { host: wanted.host }) });
              }}
            />
          )}
        </OnDemand>
      </div>
    </section>
  );
}

/** How often it is asked how far a site is, in milliseconds. */
const askedEvery = 400;

/** Asks again and again, once the last answer is there, until it is stopped; a question that fails is asked again. */
function askAgain(ask: () => Promise<void>): () => void {
  let isStopped = false;
  const wait = () => new Promise((done) => setTimeout(done, askedEvery));
  void (async () => {
    for (await wait(); !isStopped; await wait()) await ask().catch(() => undefined);
  })();
  return () => void (isStopped = true);
}

/** Sites of one installation share its port. */
const portOf = ({ port }: Location) => (port === "" ? "" : `:${port}`);
