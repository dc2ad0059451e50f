import { chosenLanguage, languageChoice, wishedLanguage } from "~/features/account/chosen-language.ts";
import type { Destination } from "~/features/site/domain/pages/addresses.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { editorLocaleSchema, isEditorLocale } from "~/lib/locales.ts";
import { hasHadItsPages } from "./asked-too-often.ts";
import { answerPrivatePage } from "./private-page.ts";
import type { SiteRequest } from "./request.ts";

type OwnPage = Extract<Destination, { type: "login" | "password" | "account" }>;

/**
 * Answers with a page on which somebody signs in or finds their account: in the language of its address, which the
 * browser keeps, or else in the one it kept, its reader's or the site's. Nobody knows yet who asks.
 */
export function answerOwnPage(ctx: SiteRequest, index: SiteIndex, { type, locale }: OwnPage): Promise<void> | void {
  const asked = editorLocaleSchema.safeParse(locale).data ?? null;
  if (hasHadItsPages(ctx)) return;
  const { request, response } = ctx;
  if (asked && chosenLanguage(request.headers.cookie) !== asked)
    response.appendHeader("set-cookie", languageChoice(asked, ctx.origin.startsWith("https:")));
  // The address may hold the key of a new password.
  if (type === "password") response.setHeader("referrer-policy", "no-referrer");
  const [first] = index.locales;
  const ofSite = isEditorLocale(first) ? first : index.settings.editor.locale;
  const language = asked ?? wishedLanguage(request.headers) ?? ofSite;
  return answerPrivatePage(ctx, `/_site/${index.id}/${language}/${type}`);
}
