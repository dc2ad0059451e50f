"use client";

import { useEffect, useRef, useState } from "react";
import type { AccountTexts, SayAccount } from "~/features/account/components/account-texts.ts";
import { OnDemand } from "~/features/account/components/on-demand.tsx";
import { ProveAgain } from "~/features/account/components/prove-again.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import type { MakingStep } from "../new-site/schema.ts";
import { askAgain } from "./ask-again.ts";
import { NewSiteForm } from "./new-site-form.tsx";

/** Makes another site of the installation, for its admins. Asks for the password when it is needed anew. */
export function NewSiteScreen({ texts, locale }: { texts: AccountTexts; locale: EditorLocale }) {
  const t = translatorOf<"account">(texts);
  const client = useTRPCClient();
  const [host, setHost] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [step, setStep] = useState<MakingStep | "begun" | null>(null);
  const isKnown = step !== null && step !== "begun";
  const busy = isKnown ? <StepInWords {...{ t, step }} /> : t("newSite.making");
  const { isWaiting, problem, said, make, goOn, forget } = useProvedChange(() => Promise.resolve());

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
      {isWaiting && <ProveAgain t={t} onProved={goOn} onLeft={forget} />}
      {/* The form says it itself, but it is hidden while the password is asked for. */}
      <p role="status">{isWaiting && step !== null && busy}</p>
      {/* What was written stays until the site is there, also when the password is asked for in between. */}
      <div hidden={isWaiting}>
        <OnDemand label={t("newSite.open")}>
          {(close) => (
            <NewSiteForm
              t={t}
              locale={locale}
              busy={busy}
              onWanted={(wanted) => {
                setHost(wanted.host);
                const call = async () => {
                  setStep("begun");
                  const stop = askAgain(() => client.newSite.step.query({ host: wanted.host }), setStep);
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

/** What is being made is read out; how much of it is there is for the eyes, for it would be read out at every picture. */
export function StepInWords({ t, step: { part, done, of } }: { t: SayAccount; step: MakingStep }) {
  return (
    <>
      {t(`newSite.steps.${part}`)} <span aria-hidden>{t("newSite.stepDone", { done, of })}</span>
    </>
  );
}

/** Sites of one installation share its port. */
const portOf = ({ port }: Location) => (port === "" ? "" : `:${port}`);
