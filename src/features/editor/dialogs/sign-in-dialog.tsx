"use client";

import { SignInFields } from "~/features/account/components/sign-in-fields.tsx";
import { useSignIn } from "~/features/account/components/use-sign-in.ts";
import { signedInUserId } from "~/features/account/next-auth-client.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useSaveState } from "../bar/use-save-state.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { useUnasked } from "./use-unasked.ts";

/** Signs a person in again in place, so that an ended session costs no text. */
export function SignInDialog() {
  const { t, texts, user } = useEditorActions();
  const { problem, isKept, retry } = useSaveState();
  const isOpen = useUnasked(problem === "signedOut" ? problem : null);
  const { form, fields, isBusy } = useSignIn(texts.signIn, async () => {
    const userId = await signedInUserId();
    if (userId !== null && userId !== user.id) return t("signIn.otherPerson", { name: user.name });
    retry();
    return null;
  });
  return (
    <DialogFrame
      isOpen={isOpen}
      isUnasked
      onClose={() => undefined}
      mustAnswer
      title={t("signIn.title")}
      description={t(isKept ? "signIn.intro" : "signIn.introUnkept")}
      actions={
        <BusyButton type="submit" form="sign-in-again" className="vt-button vt-button--primary" isBusy={isBusy}>
          {t("signIn.submit")}
        </BusyButton>
      }
    >
      <form {...form} id="sign-in-again" className="vt-form">
        <SignInFields {...fields} email={user.email} />
      </form>
    </DialogFrame>
  );
}
