import type { MessageKey } from "../../messages.ts";

/** What is wrong with an input, or how much of what it may hold. */
export type Problem = MessageKey | { most: number; of: "letters" | "entries" };

/** What is wrong with a record, by the path of the input that it belongs to, as "branches.0.name". */
export type Problems = Readonly<Record<string, Problem>>;

/** A record as it may be saved, or what is wrong with it and where. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; problems: Problems };

interface Issue {
  path: PropertyKey[];
  code: string;
  /** Of what is too big. */
  origin?: string;
  maximum?: unknown;
}

interface Shape<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: readonly Issue[] } };
}

/** Checks a record by its Zod shape; of several faults of one input the first is told. Pure. */
export function checkRecord<Value>(
  shape: Shape<Value>,
  value: unknown,
  messageFor: (path: PropertyKey[]) => MessageKey,
): Checked<Value> {
  const checked = shape.safeParse(value);
  if (checked.success) return { ok: true, value: checked.data };
  const problems = checked.error.issues.map((issue): [string, Problem] => [
    issue.path.join("."),
    tooMuch(issue) ?? messageFor(issue.path),
  ]);
  return { ok: false, problems: Object.fromEntries(problems.toReversed()) };
}

function tooMuch({ code, origin, maximum }: Issue): Problem | null {
  if (code !== "too_big" || typeof maximum !== "number") return null;
  if (origin === "string") return { most: maximum, of: "letters" };
  return origin === "array" ? { most: maximum, of: "entries" } : null;
}
