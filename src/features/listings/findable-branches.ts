import { weekInShort } from "~/features/blocks/branches/hours-words.ts";
import { pagePath } from "~/features/site/domain/pages/addresses.ts";
import { findableEntry, typedPhone } from "~/features/site/domain/pages/findable.ts";
import type { FindableEntry } from "~/features/site/domain/pages/search.ts";
import { pageByRole, type SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { isListed } from "~/features/site/domain/pages/sitemap.ts";
import { siteTextsOf } from "~/i18n/site-texts.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { branchData } from "~/features/directory/branch-data.ts";

/**
 * The site's branches as its search finds them, on the page that says how to reach the business; those of its own business
 * by that one's name, too. Pure.
 */
export function findableBranches(index: SiteIndex, locale: string, now: Date): FindableEntry[] {
  const page = pageByRole(index, "contact");
  const href = page && isListed(index, page) ? pagePath(index, page, locale) : null;
  if (!page || !href) return [];
  const t = translatorOfParts(siteTextsOf(locale));
  return index.branches.map((branch) => {
    const { name, street, city, phone, email, hours } = branchData(branch, now);
    const week = hours && weekInShort(hours, locale).map(({ days, times }) => `${days} ${times.join(", ")}`);
    return findableEntry({
      pageId: page.id,
      href,
      title: name,
      about: [street, city, phone, email, week && t("hours.weekOf", { week: week.join("; ") })],
      alsoFoundBy: `${index.businessName ?? ""} ${typedPhone(phone)}`,
    });
  });
}
