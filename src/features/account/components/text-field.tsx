import type { InputHTMLAttributes, ReactNode } from "react";
import "./form.css";

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  error?: string | undefined;
  children?: ReactNode;
}

/** A labelled input with its error under it; `children` stand beside the input. */
export function TextField({ label, error, children, ...input }: Props) {
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
