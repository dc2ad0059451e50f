"use client";

import { useState } from "react";
import { signOutHere } from "../next-auth-client.ts";
import type { SignInTexts } from "../texts.ts";

/** What somebody sees who is signed in already: the way on, and the way out. */
export function SignedIn({ texts, name, next }: { texts: SignInTexts; name: string; next: string }) {
  const [hasFailed, setHasFailed] = useState(false);

  async function onSignOutClicked(): Promise<void> {
    await signOutHere().then(
      () => location.reload(),
      () => setHasFailed(true),
    );
  }

  return (
    <div className="sign-in-form">
      <p>
        {texts.signedInAs} <strong>{name}</strong>.
      </p>
      {hasFailed && (
        <p role="alert" className="sign-in-alert">
          {texts.unavailable}
        </p>
      )}
      <a className="button sign-in-submit" href={next}>
        {texts.goOn}
      </a>
      <button
        type="button"
        className="button sign-in-submit"
        data-variant="secondary"
        onClick={() => void onSignOutClicked()}
      >
        {texts.signOut}
      </button>
    </div>
  );
}
