import { translatorFor } from "~/i18n/catalogue.ts";
import type { EditorLocale } from "~/lib/locales.ts";

interface ResetMail {
  link: string;
  /** Name of the person, and of the site. */
  name: string;
  site: string;
}

/** The mail with the link to set a new password, in the language of the page where it was asked for. */
export function resetMailTexts(
  locale: EditorLocale,
  { link, name, site }: ResetMail,
): { subject: string; text: string } {
  const t = translatorFor("mail", locale);
  const place = site.replaceAll(/\s+/g, " ");
  return {
    subject: t("reset.subject", { place }),
    text: [t("reset.greeting", { name }), t("reset.lead", { place }), link, t("reset.life"), t("reset.unasked")].join(
      "\n\n",
    ),
  };
}
