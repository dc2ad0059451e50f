"use client";

import type { SignInTexts } from "../texts.ts";
import { SecretField } from "./secret-field.tsx";
import { TextField } from "./text-field.tsx";
import type { SignInErrors } from "./use-sign-in.ts";

interface Props {
  texts: SignInTexts;
  errors: SignInErrors;
  /** Whether the second step's code is asked for, too. */
  needsCode: boolean;
  /** Who signs in, where that is known. */
  email?: string;
}

/** What a person signs in with, on the page of its own and over a page under edit. */
export function SignInFields({ texts, errors, needsCode, email }: Props) {
  return (
    <>
      {errors.form && (
        <p role="alert" className="account-form__alert">
          {errors.form}
        </p>
      )}
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        error={errors.email}
        defaultValue={email}
      />
      <SecretField
        name="password"
        label={texts.password}
        error={errors.password}
        reveal={{ show: texts.showPassword, hide: texts.hidePassword }}
      />
      {needsCode && (
        <TextField name="code" label={texts.code} autoComplete="one-time-code" inputMode="text" autoFocus />
      )}
    </>
  );
}
