import { z } from "zod";
import type { Locale } from "~/lib/locales.ts";
import { ask } from "./ask.ts";
import { refused, type TranslationService } from "./service.ts";

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) });
/** Where DeepL tells variants of a language apart, ours. */
const targets: Partial<Record<Locale, string>> = { en: "EN-GB", pt: "PT-PT" };

/** DeepL's API, version 2. A key that ends with `:fx` is of its free plan, which has a host of its own. */
export function deepl({ key, url }: { key: string; url?: string | undefined }): TranslationService {
  const base = url ?? (key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com");
  return {
    most: { texts: 50, letters: 30_000 },
    lacks: ["rm"],
    async translate({ texts, from, to }) {
      const { status, body } = await ask({
        url: `${base.replace(/\/$/, "")}/v2/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: texts,
          source_lang: from.toUpperCase(),
          target_lang: targets[to] ?? to.toUpperCase(),
          tag_handling: "xml",
          ignore_tags: ["x"],
          non_splitting_tags: ["g", "x"],
          split_sentences: "nonewlines",
        },
      });
      if (status === 403 || status === 401) throw refused("translation-key", "DeepL refuses the key");
      if (status === 456) throw refused("translation-quota", "DeepL's quota is used up");
      if (status === 429 || status === 503) throw refused("translation-busy", "DeepL is busy");
      if (status === 400) throw refused("translation-language", "DeepL does not know these languages");
      const answer = answerSchema.safeParse(body).data;
      if (status !== 200 || !answer) throw refused("translation-away", `DeepL answered ${status}`);
      return answer.translations.map(({ text }) => text);
    },
  };
}
