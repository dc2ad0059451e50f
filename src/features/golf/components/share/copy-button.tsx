"use client";

import { useState } from "react";
import { shareOrCopy } from "./share-or-copy.ts";
import { shownFor } from "./shown-for.ts";

/** How long the button says that the link was copied, in ms. */
const copiedMs = 2_000;

interface Props {
  link: string;
  label: string;
  copiedLabel: string;
  className: string;
  variant?: string;
  /** Opens the phone's own share sheet where there is one. */
  invitation?: { title: string; text: string };
}

/** Shares a link, or copies it and says so for two seconds. Where neither is allowed the link stands there, selected. */
export function CopyButton({ link, label, copiedLabel, className, variant, invitation }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const [showCopied] = useState(() => shownFor(copiedMs, setIsCopied));

  async function onShare() {
    const end = await shareOrCopy(link, invitation);
    if (end === "copied") showCopied();
    if (end === "failed") setByHand(true);
  }

  if (isByHand)
    return (
      <input
        className="golf-add__input"
        readOnly
        value={link}
        aria-label={label}
        ref={(field) => field?.select()}
        onFocus={({ target }) => target.select()}
      />
    );

  return (
    <button type="button" className={className} data-variant={variant} onClick={() => void onShare()}>
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
}
