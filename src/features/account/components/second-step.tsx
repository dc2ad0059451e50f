"use client";

import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { answered, problemWith, type Problem } from "../account-client.ts";
import type { AccountOverview, SecondStepOffer } from "../schema.ts";
import { AccountForm } from "./account-form.tsx";
import { revealTexts, type SayAccount } from "./account-texts.ts";
import { OnDemand } from "./on-demand.tsx";
import { ProvedSection } from "./proved-section.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecretField } from "./secret-field.tsx";
import { takeFocus } from "./take-focus.ts";
import { TextField } from "./text-field.tsx";
import { useProvedChange } from "./use-proved-change.ts";

interface Props {
  t: SayAccount;
  overview: AccountOverview;
  onChanged: () => Promise<void>;
}

/** Switches the second step on, with a key for an authenticator app and codes for when the phone is lost, and off. */
export function SecondStep({ t, overview, onChanged }: Props) {
  const client = useTRPCClient();
  const [offer, setOffer] = useState<SecondStepOffer | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>([]);
  const [areRenewed, setAreRenewed] = useState(false);
  const change = useProvedChange(() => Promise.resolve());

  /** Gives the password, and goes on with what needs it. */
  async function proved(password: string, next: () => Promise<Problem | null>): Promise<Problem | null> {
    return (await problemWith(client.account.proveAgain.mutate({ password }))) ?? next();
  }

  async function switchOff(): Promise<Problem | null> {
    const problem = await problemWith(client.account.secondStep.switchOff.mutate());
    if (!problem) await onChanged();
    return problem;
  }

  async function askForKey(): Promise<Problem | null> {
    const answer = await answered(client.account.secondStep.offer.mutate());
    if (answer.isDone) setOffer(answer.value);
    return answer.isDone ? null : answer.problem;
  }

  async function renewCodes(): Promise<Problem | null> {
    const answer = await answered(client.account.secondStep.renewCodes.mutate());
    if (!answer.isDone) return answer.problem;
    setRecoveryCodes(answer.value.recoveryCodes);
    setAreRenewed(true);
    return null;
  }

  /** Whoever looked for an app first is asked for the password anew; the key stays, for the app has it by then. */
  function switchOn(key: string, code: string): Promise<Problem | null> {
    const call = async () => {
      const { recoveryCodes } = await client.account.secondStep.switchOn.mutate({ key, code });
      setOffer(null);
      setRecoveryCodes(recoveryCodes);
      setAreRenewed(false);
    };
    return change.make({ call, said: "" });
  }

  return (
    <ProvedSection t={t} id="account-second-step" title={t("secondStep.title")} change={change}>
      {recoveryCodes.length > 0 ? (
        <RecoveryCodes
          t={t}
          codes={recoveryCodes}
          areRenewed={areRenewed}
          onKept={() => void onChanged().then(() => setRecoveryCodes([]))}
        />
      ) : change.isWaiting ? null : offer ? (
        <AccountForm t={t} submit={t("secondStep.confirm")} onSubmitted={(entry) => switchOn(offer.key, entry("code"))}>
          <p tabIndex={-1} ref={takeFocus}>
            {t("secondStep.scan")}
          </p>
          <QRCodeSVG className="account__qr" value={offer.uri} size={200} marginSize={2} title={t("secondStep.qr")} />
          {/* A phone cannot scan what it shows itself. */}
          <a className="account__app" href={offer.uri}>
            {t("secondStep.openApp")}
          </a>
          <p>
            {t("secondStep.key")} <code className="account__key">{offer.key}</code>
          </p>
          <TextField name="code" label={t("secondStep.code")} autoComplete="one-time-code" inputMode="numeric" />
        </AccountForm>
      ) : (
        <>
          <p>{overview.hasSecondStep ? t("secondStep.on") : t("secondStep.off")}</p>
          {overview.hasSecondStep && <p>{t("secondStep.codesLeft", { count: overview.recoveryCodesLeft })}</p>}
          <AccountForm
            t={t}
            submit={overview.hasSecondStep ? t("secondStep.stop") : t("secondStep.start")}
            onSubmitted={(entry) => proved(entry("password"), overview.hasSecondStep ? switchOff : askForKey)}
          >
            <SecretField reveal={revealTexts(t)} name="password" label={t("secondStep.password")} />
          </AccountForm>
          {overview.hasSecondStep && (
            <OnDemand label={t("secondStep.renew")}>
              {() => (
                <AccountForm
                  t={t}
                  submit={t("secondStep.renew")}
                  onSubmitted={(entry) => proved(entry("renewPassword"), renewCodes)}
                >
                  <SecretField reveal={revealTexts(t)} name="renewPassword" label={t("secondStep.password")} />
                </AccountForm>
              )}
            </OnDemand>
          )}
        </>
      )}
    </ProvedSection>
  );
}
