import { z } from "zod";
import { ask } from "./ask.ts";
import { refused, type TranslationService } from "./service.ts";

const answerSchema = z.object({ translatedText: z.array(z.string()) });

/** A LibreTranslate server; `key` where it asks for one. */
export function libreTranslate({ url, key }: { url: string; key?: string | undefined }): TranslationService {
  return {
    most: { texts: 20, letters: 5_000 },
    lacks: ["rm"],
    async translate({ texts, from, to }) {
      const { status, body } = await ask({
        url: `${url.replace(/\/$/, "")}/translate`,
        body: { q: texts, source: from, target: to, format: "html", ...(key && { api_key: key }) },
      });
      if (status === 403 || status === 401) throw refused("translation-key", "LibreTranslate refuses the key");
      if (status === 429 || status === 503) throw refused("translation-busy", "LibreTranslate is busy");
      if (status === 400) throw refused("translation-language", "LibreTranslate does not know these languages");
      const answer = answerSchema.safeParse(body).data;
      if (status !== 200 || !answer) throw refused("translation-away", `LibreTranslate answered ${status}`);
      return answer.translatedText;
    },
  };
}
