import { DomainError, type DomainErrorCode } from "~/lib/errors.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Refusal } from "~/features/document/refusals.ts";

interface ToTranslate {
  /** Pieces of XML with the tags `g` and `x`, which come back unchanged and in the right places. */
  texts: readonly string[];
  from: Locale;
  to: Locale;
}

/** A service that translates, whichever it is. */
export interface TranslationService {
  /** How much one request may hold; a text that is longer goes alone. */
  most: { texts: number; letters: number };
  /** Languages that it cannot do. */
  lacks: readonly Locale[];
  /** As many texts as it was given, in their order. Throws a refusal that says why it cannot. */
  translate(request: ToTranslate): Promise<string[]>;
}

/** A refusal of a translation, told to editors in their language. */
export function refused(refusal: Refusal & `translation-${string}`, message: string, cause?: unknown): DomainError {
  const code: DomainErrorCode = refusal === "translation-busy" ? "too-many" : "unavailable";
  return new DomainError(code, `language error: ${message}`, { refusal }, { cause });
}
