import { blockOf } from "~/kinds/registry.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { cleanJson } from "../domain/text.ts";
import { isRefused, type Refusal } from "../refusals.ts";
import type { Operation, PageDocument } from "../schema.ts";
import type { RunContext } from "./define-command.ts";
import { commandOf } from "./registry.ts";

export type CommandContext = Omit<RunContext, "blockOf" | "locales"> &
  Partial<Pick<RunContext, "blockOf">> & { locales: readonly Locale[] };

/** `document` is the very same object when there was nothing to change; `input` is what is worth keeping. */
export type CommandResult = { ok: true; document: PageDocument; input: Json } | { ok: false; refusal: Refusal };

/**
 * Carries out one operation on a page. Pure: the browser runs it at once, the server on the locked draft, and both get
 * the same document. A wrong input is a refusal, never an exception.
 */
export function runCommand(document: PageDocument, operation: Operation, context: CommandContext): CommandResult {
  const command = commandOf(operation.command);
  if (!command) return { ok: false, refusal: "unknown-command" };
  const input = command.input.safeParse(cleanJson(operation.input));
  if (!input.success) return { ok: false, refusal: "invalid-input" };
  const outcome = command.run(document, input.data as never, { blockOf, ...context });
  if (isRefused(outcome)) return { ok: false, refusal: outcome.refusal };
  return { ok: true, document: outcome, input: input.data as Json };
}

/**
 * Whether an operation keeps what others have changed in the same place since it was begun, so that nobody need be
 * asked. Most commands replace what they find.
 */
export function mergesInto(document: PageDocument, operation: Operation): boolean {
  const command = commandOf(operation.command);
  const input = command?.input.safeParse(cleanJson(operation.input));
  return Boolean(input?.success && command?.mergesInto?.(document, input.data as never));
}

/**
 * Operations with the same key are steps of one typing and merge into one undo step while they follow each other
 * quickly; null never merges.
 */
export function mergeKey(operation: Operation): string | null {
  if (commandOf(operation.command)?.merge !== "typing") return null;
  const { groupId, fieldName, locale } = (operation.input ?? {}) as Record<string, Json>;
  return JSON.stringify([operation.command, groupId, fieldName, locale]);
}
