import { useState, type ReactNode } from "react";
import type { SayAccount } from "~/features/account/components/account-texts.ts";
import { fileSize } from "~/lib/file-size.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import type { ShownImport } from "../import-run/schema.ts";
import { importStages } from "../progress.ts";
import { ArchiveField } from "./archive-field.tsx";

interface Props {
  t: SayAccount;
  locale: EditorLocale;
  shown: ShownImport;
  /** How much of the file is there, while this page sends it. */
  percent: number | null;
  onFile: (file: File) => void;
  onStart: () => void;
  onEnd: () => void;
}

/** Where an import stands, and what may be done about it. */
export function ImportState({ t, locale, shown, percent, onFile, onStart, onEnd }: Props) {
  const { state, host, filename, bytes, refusal, detail } = shown;
  const quit = (label: string) => (
    <button type="button" className="button" data-variant="secondary" onClick={onEnd}>
      {label}
    </button>
  );
  if (state === "done") {
    return (
      <Box ways={quit(t("import.clear"))}>
        <p role="status">{t("import.done", { host })}</p>
        <p>
          <a href={`${location.protocol}//${host}${location.port && `:${location.port}`}/login`}>{host}</a>
        </p>
      </Box>
    );
  }
  if (state === "failed") {
    return (
      <Box ways={quit(t("import.again"))}>
        <p>
          <strong>{filename}</strong> → {host}
        </p>
        <p role="alert" className="account-form__alert">
          {t(`import.refusals.${refusal ?? "failed"}`)}
        </p>
        {refusal === "content" && detail && (
          <details>
            <summary>{t("import.detail")}</summary>
            <p lang="en">{detail}</p>
          </details>
        )}
      </Box>
    );
  }
  if (state === "running") {
    return (
      <Box ways={quit(t("import.stop"))}>
        <Steps t={t} shown={shown} />
        <p>{t("import.close")}</p>
      </Box>
    );
  }
  if (percent !== null) {
    return (
      <Box ways={quit(t("import.stop"))}>
        <Bar percent={percent} label={t("import.sending", { file: filename, size: fileSize(bytes, locale) })} />
        <p>{t("import.stay")}</p>
      </Box>
    );
  }
  if (shown.percent === 100) {
    return (
      <Box
        ways={
          <>
            <button type="button" className="button" onClick={onStart}>
              {t("import.start")}
            </button>
            {quit(t("import.drop"))}
          </>
        }
      >
        <p role="status">{t("import.arrived", { file: filename, host })}</p>
      </Box>
    );
  }
  return (
    <Box ways={quit(t("import.drop"))}>
      <p role="status">{t("import.cut", { file: filename, host, percent: shown.percent })}</p>
      <SameFile t={t} shown={shown} onFile={onFile} />
    </Box>
  );
}

function Box({ children, ways }: { children: ReactNode; ways: ReactNode }) {
  return (
    <div className="account-import">
      {children}
      <div className="account__ways">{ways}</div>
    </div>
  );
}

/** The file of an import that was cut off, chosen once more: another one would be no archive together with what is there. */
function SameFile({ t, shown, onFile }: Pick<Props, "t" | "shown" | "onFile">) {
  const [isOther, setIsOther] = useState(false);
  const onChosen = (file: File | null) => {
    const isSame = file?.name === shown.filename && file.size === shown.bytes;
    setIsOther(file !== null && !isSame);
    if (file && isSame) onFile(file);
  };
  return (
    <>
      {isOther && (
        <p role="alert" className="account-form__alert">
          {t("import.other", { file: shown.filename })}
        </p>
      )}
      <ArchiveField t={t} label={t("import.sameFile")} onChosen={onChosen} />
    </>
  );
}

function Steps({ t, shown }: Pick<Props, "t" | "shown">) {
  const { stage, percent, host } = shown;
  const at = stage === null ? -1 : importStages.indexOf(stage);
  return (
    <>
      <Bar
        percent={stage === null ? null : percent}
        label={stage === null ? t("import.waits", { host }) : t(`import.stages.${stage}`)}
      />
      <ol className="account-import__steps">
        {importStages.map((each, index) => (
          <li
            key={each}
            data-state={index < at ? "done" : index === at ? "now" : "next"}
            aria-current={index === at ? "step" : undefined}
          >
            {t(`import.steps.${each}`)}
          </li>
        ))}
      </ol>
    </>
  );
}

function Bar({ percent, label }: { percent: number | null; label: string }) {
  return (
    <div className="account-import__bar">
      <p role="status">{label}</p>
      {percent === null ? <progress aria-label={label} /> : <progress value={percent} max={100} aria-label={label} />}
      {percent !== null && <span aria-hidden="true">{percent} %</span>}
    </div>
  );
}
