"use client";

import { useEffect, useRef, useState } from "react";
import type { AccountTexts } from "~/features/account/components/account-texts.ts";
import { ProveAgain } from "~/features/account/components/prove-again.tsx";
import { useProvedChange } from "~/features/account/components/use-proved-change.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { fileSize } from "~/lib/file-size.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";

/** Gives the site as one file, for admins: says what it will hold first. Asks for the password when it is needed anew. */
export function ExportScreen({ texts, locale }: { texts: AccountTexts; locale: EditorLocale }) {
  const t = translatorOf<"account">(texts);
  const client = useTRPCClient();
  const [held, setHeld] = useState("");
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { isWaiting, problem, makeInRow, goOn, forget } = useProvedChange(() => Promise.resolve());
  const look = async () => {
    const { pages, media, bytes, missing: gone } = await client.transfer.overview.query();
    setMissing(gone);
    setHeld(t("export.holds", { pages, media, size: fileSize(bytes, locale) }));
  };

  /** The password may have been given too long ago by now, which the browser would not tell. */
  const download = async () => {
    await look();
    Object.assign(document.createElement("a"), { href: exportAddress, download: "" }).click();
  };

  // The way here is in the editor's settings; what it leads to is drawn after the browser has looked for it.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === "#export") section.current?.scrollIntoView();
  }, []);

  return (
    <section ref={section} aria-labelledby="account-export">
      <h2 id="account-export">{t("export.title")}</h2>
      <p>{t("export.intro")}</p>
      {problem && (
        <p role="alert" className="account-form__alert">
          {t(problem)}
        </p>
      )}
      <p role="status" className="account__said">
        {held}
      </p>
      {missing.length > 0 && (
        <p role="alert" className="account-form__alert">
          {t("export.missing", { names: namesOf(missing, locale) })}
        </p>
      )}
      {isWaiting && <ProveAgain t={t} onProved={goOn} onLeft={forget} />}
      {held === "" ? (
        <button
          type="button"
          className="button account-form__submit"
          data-variant="secondary"
          onClick={() => void makeInRow({ call: look, said: "" })}
        >
          {t("export.look")}
        </button>
      ) : (
        <a
          className="button account-form__submit"
          href={exportAddress}
          download
          onClick={(event) => {
            event.preventDefault();
            void makeInRow({ call: download, said: "" });
          }}
        >
          {t("export.download")}
        </a>
      )}
    </section>
  );
}

const exportAddress = "/api/v1/transfer/export";
const mostNames = 10;

function namesOf(missing: readonly string[], locale: EditorLocale): string {
  const more = missing.length > mostNames ? ["…"] : [];
  return new Intl.ListFormat(locale, { type: "unit" }).format([...missing.slice(0, mostNames), ...more]);
}
