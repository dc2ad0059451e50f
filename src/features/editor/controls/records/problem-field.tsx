import { useId, type ReactNode } from "react";
import { ownValue } from "~/lib/own-value.ts";
import { ProblemNote } from "./problem-note.tsx";
import type { Problems } from "./problems.ts";

interface InputIds {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface Props {
  label: string;
  /** Where it stands in the record, as "branches.0.name". */
  path: string;
  problems: Problems;
  className?: string;
  children: (ids: InputIds) => ReactNode;
}

/** An input of a record with its label and, below it, what is wrong with it. */
export function ProblemField({ label, path, problems, className, children }: Props) {
  const id = useId();
  const problem = ownValue(problems, path);
  return (
    <div className={className ? `vt-field ${className}` : "vt-field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": problem ? `${id}-problem` : undefined,
      })}
      <ProblemNote id={`${id}-problem`} problem={problem} />
    </div>
  );
}
