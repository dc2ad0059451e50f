"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField } from "./text-field.tsx";

interface Props {
  name: string;
  label: string;
  /** What the button beside it does. */
  reveal: { show: string; hide: string };
  isNew?: boolean;
  error?: string | undefined;
}

/** A password that can be looked at, pasted, and filled in or proposed by a password manager. */
export function SecretField({ name, label, reveal, isNew, error }: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      name={name}
      label={label}
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      error={error}
    >
      <button
        type="button"
        className="account-form__reveal"
        aria-label={isShown ? reveal.hide : reveal.show}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </TextField>
  );
}
