"use client";

import { useState } from "react";
import type { SayAccount } from "~/features/account/components/account-texts.ts";
import { useOnce } from "~/lib/browser/use-once.ts";
import { takeFocus } from "~/features/account/components/take-focus.ts";

interface Props {
  t: SayAccount;
  host: string;
  isPrimary: boolean;
  onMadePrimary: () => Promise<void>;
  onRemoved: () => Promise<void>;
}

/** One address of the site; the main one stays, every other one asks once more before it goes. */
export function HostRow({ t, host, isPrimary, onMadePrimary, onRemoved }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const { isBusy, once } = useOnce();
  return (
    <li className="account-member">
      <div>
        <strong>{host}</strong>
        {isPrimary && (
          <>
            <br />
            <small>{t("hosts.primary")}</small>
          </>
        )}
      </div>
      {isLeaving && (
        <div className="account-member__ways">
          <span tabIndex={-1} ref={takeFocus}>
            {t("hosts.sure", { host })}
          </span>
          <button type="button" className="account__quiet" aria-disabled={isBusy} onClick={() => void once(onRemoved)}>
            {t("hosts.remove")}
          </button>
          <button
            type="button"
            className="account__quiet"
            onClick={() => {
              setIsLeaving(false);
              setIsKept(true);
            }}
          >
            {t("hosts.keep")}
          </button>
        </div>
      )}
      {!isPrimary && !isLeaving && (
        <div className="account-member__ways">
          <button
            type="button"
            className="account__quiet"
            aria-label={t("hosts.makePrimaryOf", { host })}
            aria-disabled={isBusy}
            onClick={() => {
              setIsKept(false);
              void once(onMadePrimary);
            }}
          >
            {t("hosts.makePrimary")}
          </button>
          <button
            type="button"
            className="account__quiet"
            ref={isKept ? takeFocus : undefined}
            aria-label={t("hosts.removeOf", { host })}
            onClick={() => {
              setIsLeaving(true);
              setIsKept(false);
            }}
          >
            {t("hosts.remove")}
          </button>
        </div>
      )}
    </li>
  );
}
