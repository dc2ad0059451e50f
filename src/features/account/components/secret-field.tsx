"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { SayAccount } from "./account-texts.ts";
import { TextField } from "./text-field.tsx";

interface Props {
  t: SayAccount;
  name: string;
  label: string;
  isNew?: boolean;
}

/** A password that can be looked at, pasted, and filled in or proposed by a password manager. */
export function SecretField({ t, name, label, isNew }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      name={name}
      label={label}
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
    >
      <button
        type="button"
        className="sign-in-reveal"
        aria-label={isShown ? t("password.hide") : t("password.show")}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </TextField>
  );
}
