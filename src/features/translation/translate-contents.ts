import type { Locale } from "~/lib/locales.ts";
import { translatable, type TextContent } from "./domain/content.ts";
import type { Guard } from "./domain/guard.ts";
import { refused, type TranslationService } from "./services/service.ts";

interface Wanted {
  from: Locale;
  to: Locale;
  guard: Guard;
  service: TranslationService;
}

/** What became of a text: its translation, or why there is none. */
export type Translated = { content: TextContent } | { refusal: "translation-broken" };

/**
 * Texts in another language, in their order. Each stands for itself: one whose formatting or guarded words the service
 * has lost is left out, and the others keep what they have. Throws a refusal when the service gives nothing at all.
 */
export async function translateContents(
  contents: readonly TextContent[],
  { from, to, guard, service }: Wanted,
): Promise<Translated[]> {
  if (service.lacks.includes(from) || service.lacks.includes(to))
    throw refused("translation-language", `the service does not know ${from} or ${to}`);
  const parts = contents.map((content) => translatable(content, guard, to));
  const answers: string[] = [];
  for (const texts of inRequests(
    parts.flatMap(({ markups }) => markups),
    service.most,
  )) {
    const answer = await service.translate({ texts, from, to });
    if (answer.length !== texts.length) throw refused("translation-away", "the service left texts out");
    answers.push(...answer);
  }
  return parts.map(({ markups, build }) => {
    const content = build(answers.splice(0, markups.length));
    return content ? { content } : { refusal: "translation-broken" };
  });
}

/** Texts in order, as many at once as a request may hold. */
function inRequests(texts: readonly string[], most: TranslationService["most"]): string[][] {
  const requests: string[][] = [];
  let letters = Infinity;
  for (const text of texts) {
    const last = requests.at(-1);
    if (last && last.length < most.texts && letters + text.length <= most.letters) {
      last.push(text);
      letters += text.length;
    } else {
      requests.push([text]);
      letters = text.length;
    }
  }
  return requests;
}
