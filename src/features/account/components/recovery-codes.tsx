"use client";

import { useState } from "react";
import { copyText } from "~/lib/browser/copy-text.ts";
import { saveFile } from "~/lib/browser/save-file.ts";
import type { SayAccount } from "./account-texts.ts";
import { takeFocus } from "./take-focus.ts";

interface Props {
  t: SayAccount;
  codes: readonly string[];
  /** Whether they take the place of former ones. */
  areRenewed: boolean;
  onKept: () => void;
}

/** Codes that nobody can show again, to be copied or taken along as a file; what came of that is said. */
export function RecoveryCodes({ t, codes, areRenewed, onKept }: Props) {
  const [told, setTold] = useState("");
  const onCopied = async () => {
    setTold(""); // the same words are said once more
    setTold(t((await copyText(codes.join("\n"))) ? "secondStep.copied" : "secondStep.notCopied"));
  };
  const onSaved = () => {
    const name = `${t("secondStep.fileName")}.txt`;
    const title = t("secondStep.fileTitle", { site: window.location.host });
    saveFile({ name, text: [title, "", ...codes, ""].join("\r\n"), type: "text/plain" });
    setTold(t("secondStep.saved", { name }));
  };
  return (
    <div className="account-form">
      <p role="status" tabIndex={-1} ref={takeFocus}>
        {t(areRenewed ? "secondStep.renewed" : "secondStep.keepCodes")}
      </p>
      <ul className="account__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account__keep">
        <button type="button" className="button" data-variant="secondary" onClick={() => void onCopied()}>
          {t("secondStep.copy")}
        </button>
        <button type="button" className="button" data-variant="secondary" onClick={onSaved}>
          {t("secondStep.save")}
        </button>
      </div>
      <p role="status" className="account__told">
        {told}
      </p>
      <button type="button" className="button account-form__submit" onClick={onKept}>
        {t("secondStep.kept")}
      </button>
    </div>
  );
}
