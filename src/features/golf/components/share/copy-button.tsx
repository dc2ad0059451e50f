"use client";

import { useState } from "react";

/** Specification A, section 9. */
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

/** Shares a link, or copies it and says so for two seconds. Where neither is allowed the link stands there to be read. */
export function CopyButton({ link, label, copiedLabel, className, variant, invitation }: Props) {
  const [isCopied, setIsCopied] = useState(false);

  async function onShare() {
    if (invitation && typeof navigator.share === "function")
      return navigator.share({ ...invitation, url: link }).catch(() => undefined); // called off
    const isDone = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false, // refused by the browser: the link stands on the page to be copied by hand
    );
    setIsCopied(isDone);
    if (isDone) setTimeout(() => setIsCopied(false), copiedMs);
  }

  return (
    <button type="button" className={className} data-variant={variant} onClick={() => void onShare()}>
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </button>
  );
}
