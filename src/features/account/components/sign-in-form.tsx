"use client";

import { useEffect, useState } from "react";
import { cameBack } from "~/lib/browser/came-back.ts";
import type { SignInTexts } from "../texts.ts";
import { SignInFields } from "./sign-in-fields.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Signs a person in and goes on to `next`, a path of this host. */
export function SignInForm({ texts, next }: { texts: SignInTexts; next: string }) {
  const [isReady, setIsReady] = useState(false);
  // Before the script runs, a submit would put the password into the address.
  useEffect(() => setIsReady(true), []);
  const { form, fields, isBusy } = useSignIn(texts, async () => {
    location.assign(next + location.hash); // the key of a link that led here
    await cameBack(); // the button stays as it is until the next page is there
    return null;
  });
  return (
    <form {...form} className="account-form">
      <SignInFields {...fields} />
      <button
        type="submit"
        className="button account-form__submit"
        disabled={!isReady}
        aria-disabled={isBusy || undefined} // who pressed it by the keyboard stays there
      >
        {isBusy ? texts.busy : texts.submit}
      </button>
    </form>
  );
}
