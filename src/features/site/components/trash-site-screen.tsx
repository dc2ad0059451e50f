"use client";

import { useEffect, useRef, useState } from "react";
import { AccountForm } from "~/features/account/components/account-form.tsx";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { OnDemand } from "~/features/account/components/on-demand.tsx";
import { ProvedSection } from "~/features/account/components/proved-section.tsx";
import { TextField } from "~/features/account/components/text-field.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { hostNameIn } from "../host-schema.ts";
import { accountOn } from "./account-on.ts";

interface Props {
  texts: AccountTexts;
  /** What the site is called, and its main host. */
  site: { name: string; host: string };
}

/** The way to delete this site, for admins: says what goes, has its address typed, and asks for the password when it is needed anew. */
export function TrashSiteScreen({ texts, site: { name, host } }: Props) {
  const t = translatorOf<"account">(texts);
  const client = useTRPCClient();
  const [next, setNext] = useState<string | null>(null);
  const change = useProvedChange(() => Promise.resolve());

  return (
    <ProvedSection
      t={t}
      id="account-trash-site"
      title={t("siteTrash.title")}
      intro={t("siteTrash.intro", { name })}
      change={change}
    >
      <p>
        <a className="account__quiet" href="#account-export">
          {t("siteTrash.exportFirst")}
        </a>
      </p>
      <OnDemand label={t("siteTrash.open")}>
        {(close) => (
          <AccountForm
            t={t}
            isDanger
            submit={t("siteTrash.send", { name })}
            onSubmitted={async (entry) => {
              const typed = hostNameIn(entry("trashedHost"));
              if (typed !== host) return "notItsHost";
              const call = async () => setNext((await client.siteTrash.put.mutate({ host: typed })).host);
              return change.make({ call, said: "" });
            }}
          >
            <TextField
              name="trashedHost"
              label={t("siteTrash.host", { host })}
              inputMode="url"
              autoComplete="off"
              autoCorrect="off"
            />
            <button type="button" className="account__quiet" onClick={close}>
              {t("siteTrash.keep")}
            </button>
          </AccountForm>
        )}
      </OnDemand>
      {next !== null && <GoneSite t={t} name={name} next={next} />}
    </ProvedSection>
  );
}

interface GoneProps {
  t: ReturnType<typeof translatorOf<"account">>;
  name: string;
  next: string;
}

/** Over all of the page: nothing on it works any more, but for the way to where the site can be brought back. */
function GoneSite({ t, name, next }: GoneProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="trashed-site"
      aria-labelledby="trashed-site"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="trashed-site">{t("siteTrash.gone", { name })}</h2>
      <p>{t("siteTrash.goneHint", { host: next })}</p>
      <a className="button" href={accountOn(next)}>
        {t("siteTrash.goOn", { host: next })}
      </a>
    </dialog>
  );
}
