import { useEffect, useRef, type ReactNode } from "react";
import { prefersCalm } from "~/lib/browser/prefers-calm.ts";

/** Milliseconds of the shake after a refused entry. */
const shakeTime = 250;

/** A labelled input with its error underneath; every new refusal (`attempt` counts them) shakes the input once. */
export function InputRow(props: {
  id: string;
  label: string;
  isLabelHidden?: boolean;
  error: string | null;
  attempt?: number;
  children: ReactNode;
}) {
  const { id, label, isLabelHidden = false, error, attempt = 0, children } = props;
  const shaken = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0 || prefersCalm()) return;
    const keyframes = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    shaken.current?.animate(keyframes, { duration: shakeTime, easing: "ease-in-out" });
  }, [attempt]);
  return (
    <div className="vt-input-row">
      <label className={isLabelHidden ? "vt-sr" : "vt-input-row__label"} htmlFor={id}>
        {label}
      </label>
      <div ref={shaken}>{children}</div>
      <p className="vt-input-row__error" id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  );
}
