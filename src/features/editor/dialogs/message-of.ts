import { TRPCClientError } from "@trpc/client";
import { refusalTexts } from "~/features/page/refusals.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { translator } from "../messages.ts";

/** What a refusal code means, in the editor's language. */
export function refusalText(refusal: string, locale: EditorLocale): string {
  const texts: Record<string, Record<EditorLocale, string>> = refusalTexts;
  return Object.hasOwn(texts, refusal) ? (texts[refusal]?.[locale] ?? refusal) : translator(locale)("refusal.other");
}

/** What to tell a person about a call that failed: the refusal in words, or that an error happened. */
export function messageOf(error: unknown, locale: EditorLocale): string {
  if (!(error instanceof TRPCClientError)) return translator(locale)("refusal.other");
  const data = error.data as { details?: { refusal?: unknown } } | null | undefined;
  const refusal = data?.details?.refusal;
  if (typeof refusal === "string") return refusalText(refusal, locale);
  return data ? refusalText(error.message, locale) : translator(locale)("save.offlineShort");
}
