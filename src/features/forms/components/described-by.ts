import type { FormRowProps } from "./form-row-props.ts";

/** The ids of what is said about a question beside its label. */
export function describedBy({ id, help, problem }: Pick<FormRowProps, "id" | "help" | "problem">): string | undefined {
  return [...(help ? [helpId(id)] : []), ...(problem ? [problemId(id)] : [])].join(" ") || undefined;
}

export const helpId = (id: string) => `${id}-help`;
/** What is said of the files that answer a question. */
export const limitsId = (id: string) => `${id}-limits`;
export const problemId = (id: string) => `${id}-problem`;
