import type { MessageKey } from "../../messages.ts";

/** What is wrong with a record, by the path of the input that it belongs to, as "branches.0.name". */
export type Problems = Readonly<Record<string, MessageKey>>;

/** A record as it may be saved, or what is wrong with it and where. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; problems: Problems };

interface Shape<Value> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: readonly { path: PropertyKey[] }[] } };
}

/** Checks a record by its Zod shape; of several faults of one input the first is told. Pure. */
export function checkRecord<Value>(
  shape: Shape<Value>,
  value: unknown,
  messageFor: (path: PropertyKey[]) => MessageKey,
): Checked<Value> {
  const checked = shape.safeParse(value);
  if (checked.success) return { ok: true, value: checked.data };
  const problems = checked.error.issues.map(({ path }): [string, MessageKey] => [path.join("."), messageFor(path)]);
  return { ok: false, problems: Object.fromEntries(problems.toReversed()) };
}
