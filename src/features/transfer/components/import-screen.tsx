"use client";

import { useState } from "react";
import type { Problem } from "~/features/account/account-client.ts";
import { AccountForm } from "~/features/account/components/account-form.tsx";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { OnDemand } from "~/features/account/components/on-demand.tsx";
import { ProveAgain } from "~/features/account/components/prove-again.tsx";
import { TextField } from "~/features/account/components/text-field.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { hostNameIn } from "~/features/site/host-schema.ts";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import type { ShownImport } from "../import-run/schema.ts";
import { ArchiveField } from "./archive-field.tsx";
import { ImportState } from "./import-state.tsx";
import { useSiteImport } from "./use-site-import.ts";
import "./import.css";

/** Makes a new site from a file that an export gave, for admins. Asks for the password when it is needed anew. */
export function ImportScreen({ texts, locale }: { texts: AccountTexts; locale: EditorLocale }) {
  const t = translatorOf<"account">(texts);
  const { shown, isError, percent, open, send, start, end } = useSiteImport();
  const { isWaiting, problem, make, makeInRow, goOn, forget } = useProvedChange(() => Promise.resolve());
  const [unsent, setUnsent] = useState<Problem | null>(null);

  async function sendAndStart(file: File, ticket: ShownImport): Promise<void> {
    setUnsent(null);
    const failed = await send(file, ticket);
    if (failed === "ended") return;
    setUnsent(failed);
    if (!failed) await makeInRow({ call: () => start(ticket.id), said: "" });
  }
  async function begin(file: File, host: string, roomGb: number): Promise<void> {
    void sendAndStart(file, await open(file, host, roomGb));
  }
  const alert = unsent ?? problem;

  return (
    <section id="import" aria-labelledby="account-import">
      <h2 id="account-import">{t("import.title")}</h2>
      <p>{t("import.intro")}</p>
      {(alert ?? isError) && (
        <p role="alert" className="account-form__alert">
          {t(alert ?? "failed")}
        </p>
      )}
      {isWaiting && <ProveAgain t={t} onProved={goOn} onLeft={forget} />}
      {shown === null && (
        // The file and the address stay until the import has begun, also when the password is asked for in between.
        <div hidden={isWaiting}>
          <OnDemand label={t("import.open")}>
            {(close) => (
              <NewImport
                t={t}
                onWanted={(file, host, roomGb) => make({ call: () => begin(file, host, roomGb).then(close), said: "" })}
              />
            )}
          </OnDemand>
        </div>
      )}
      {shown && (
        <ImportState
          t={t}
          locale={locale}
          shown={shown}
          percent={percent}
          onFile={(file) => void sendAndStart(file, shown)}
          onStart={() => void makeInRow({ call: () => start(shown.id), said: "" })}
          onEnd={() => {
            setUnsent(null);
            void makeInRow({ call: () => end(shown.id), said: "" });
          }}
        />
      )}
    </section>
  );
}

interface NewImportProps {
  t: ReturnType<typeof translatorOf<"account">>;
  onWanted: (file: File, host: string, roomGb: number) => Promise<Problem | null>;
}

function NewImport({ t, onWanted }: NewImportProps) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <AccountForm
      t={t}
      submit={t("import.send")}
      onSubmitted={async (entry) => {
        const host = hostNameIn(entry("importHost"));
        if (!host) return "hostWrong";
        return file ? onWanted(file, host, Number(entry("importRoom"))) : "failed";
      }}
    >
      <ArchiveField t={t} label={t("import.file")} onChosen={setFile} isRequired />
      <TextField
        name="importHost"
        label={t("newSite.host")}
        inputMode="url"
        autoComplete="off"
        autoCorrect="off"
        aria-describedby="import-host-hint"
        onInput={({ currentTarget: field }) => field.setCustomValidity(hostNameIn(field.value) ? "" : t("hostWrong"))}
      />
      <p id="import-host-hint">{t("import.hostHint")}</p>
      <TextField
        name="importRoom"
        label={t("import.room")}
        type="number"
        inputMode="numeric"
        min={1}
        max={100_000}
        required={false}
        aria-describedby="import-room-hint"
      />
      <p id="import-room-hint">{t("import.roomHint")}</p>
    </AccountForm>
  );
}
