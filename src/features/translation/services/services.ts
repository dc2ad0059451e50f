import { env, type Env } from "~/server/env.ts";
import type { TranslationServiceName } from "~/features/site/translations/schema.ts";
import { deepl } from "./deepl.ts";
import { libreTranslate } from "./libre-translate.ts";
import { openAi } from "./open-ai.ts";
import type { TranslationService } from "./service.ts";

type Keys = Pick<
  Env,
  | "DEEPL_API_KEY"
  | "DEEPL_URL"
  | "LIBRETRANSLATE_URL"
  | "LIBRETRANSLATE_API_KEY"
  | "OPENAI_API_KEY"
  | "OPENAI_BASE_URL"
  | "OPENAI_MODEL"
>;

/** The variable without which a service cannot be reached. */
export const variableOf = {
  deepl: "DEEPL_API_KEY",
  libretranslate: "LIBRETRANSLATE_URL",
  openai: "OPENAI_API_KEY",
} as const satisfies Record<TranslationServiceName, keyof Keys>;

/** A service that the operator has set up; null for one that is not. */
export function serviceOf(name: TranslationServiceName, keys: Keys = env): TranslationService | null {
  switch (name) {
    case "deepl":
      return keys.DEEPL_API_KEY === undefined ? null : deepl({ key: keys.DEEPL_API_KEY, url: keys.DEEPL_URL });
    case "libretranslate":
      if (keys.LIBRETRANSLATE_URL === undefined) return null;
      return libreTranslate({ url: keys.LIBRETRANSLATE_URL, key: keys.LIBRETRANSLATE_API_KEY });
    case "openai": {
      const { OPENAI_API_KEY: key, OPENAI_BASE_URL: url, OPENAI_MODEL: model } = keys;
      // A model on one's own machine needs no key, but an address.
      return key === undefined && url === undefined
        ? null
        : openAi({ key, url: url ?? "https://api.openai.com/v1", model });
    }
  }
}
