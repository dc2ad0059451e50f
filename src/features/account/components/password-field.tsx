"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { SignInTexts } from "../texts.ts";
import { TextField } from "./text-field.tsx";

/** A password that can be looked at, pasted, and filled in by a password manager. */
export function PasswordField({ texts, error }: { texts: SignInTexts; error: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      name="password"
      type={isShown ? "text" : "password"}
      label={texts.password}
      autoComplete="current-password"
      error={error}
    >
      <button
        type="button"
        className="sign-in-reveal"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </TextField>
  );
}
