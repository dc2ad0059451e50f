import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { SiteSettings } from "~/features/site/schema.ts";
import { keysOf } from "~/lib/keys-of.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** What each foreign service is called, in words by which a page about privacy can name it. */
const services: Record<keyof SiteSettings["tracking"], { name: string; words: RegExp }> = {
  googleAnalytics: { name: "Google Analytics", words: /google analytics/i },
  googleTagManager: { name: "Google Tag Manager", words: /tag manager/i },
  facebookPixel: { name: "Meta", words: /\b(meta|facebook)\b/i },
};

/** The services that the settings name and the page about privacy does not, with the languages in which it is silent. */
export function serviceFindings(
  document: PageDocument,
  locales: readonly Locale[],
  { tracking }: Pick<SiteSettings, "tracking">,
): PublishFinding[] {
  const [first] = checkedGroups(document, locales);
  if (document.role !== "privacyPolicy" || !first) return [];
  const said = (locale: Locale) =>
    checkedGroups(document, [locale])
      .flatMap(({ group }) => Object.values(group.fields).flatMap(({ texts }) => texts[locale]?.text ?? []))
      .join("\n");
  const told = locales.map((locale) => ({ locale, text: said(locale) }));
  return keysOf(services).flatMap((key): PublishFinding[] => {
    const { name, words } = services[key];
    const silent = told.filter(({ text }) => !words.test(text)).map(({ locale }) => locale);
    if (!tracking[key] || silent.length === 0) return [];
    const place = { type: "item", groupId: first.group.id, fieldName: null } as const;
    return [{ type: "untoldService", place, text: name, locales: silent }];
  });
}
