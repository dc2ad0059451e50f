import type { InputHTMLAttributes, ReactNode } from "react";
import "./form.css";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error?: string | undefined;
  /** Letters that it takes, and what is said as it is sent where there are more; nothing that was written is cut. */
  limit?: { most: number; told: string };
  children?: ReactNode;
}

/** A labelled input with its error under it; `children` stand beside the input. */
export function TextField({ label, error, limit, children, ...input }: Props) {
  const errorId = `${input.name}-error`;
  return (
    <div className="account-form__field">
      <label htmlFor={input.name}>{label}</label>
      <div className="account-form__input">
        <input
          id={input.name}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
          {...(limit && {
            onInput: ({ currentTarget: field }) => field.setCustomValidity(tooLong(field.value, limit)),
          })}
        />
        {children}
      </div>
      {error && (
        <p id={errorId} className="account-form__error">
          {error}
        </p>
      )}
    </div>
  );
}

const tooLong = (text: string, { most, told }: NonNullable<Props["limit"]>): string =>
  text.trim().length > most ? told : "";
