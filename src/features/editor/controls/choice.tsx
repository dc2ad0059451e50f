import { useId, type ReactNode } from "react";

interface Props {
  /** Read out only. */
  label: string;
  value: string;
  onChosen: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** One of several values in the head of a list, which says by itself what it narrows. */
export function Choice({ label, value, onChosen, children }: Props) {
  const id = useId();
  return (
    <div className="vt-choice">
      <label htmlFor={id} className="vt-sr">
        {label}
      </label>
      <select id={id} className="vt-input" value={value} onChange={(event) => onChosen(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
