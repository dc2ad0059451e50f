import type { Branch } from "~/features/directory/branch-data.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { fieldsToTranslate, translationStatus } from "~/features/page/domain/translation-status.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { themeOf } from "~/features/site/domain/theme.ts";
import type { NavigationContainer, SiteSettings } from "~/features/site/schema.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { DeadLink } from "~/features/site/foreign-links/schema.ts";
import {
  deadAddressFindings,
  deadLinkFindings,
  foreignAddresses,
  hiddenAddressFindings,
  ownPathOf,
  writtenAddresses,
} from "./addresses.ts";
import type { TargetPage } from "../pages/hidden-target.ts";
import { branchFindings } from "./branches.ts";
import { contrastFindings } from "./contrast.ts";
import { asDrawn } from "./as-drawn.ts";
import { entryLinkFindings } from "./entries.ts";
import type { ListedEntry } from "./listed-entries.ts";
import { emptyPageFindings } from "./empty-page.ts";
import type { PublishFinding } from "./finding.ts";
import { gapFindings } from "./gaps.ts";
import { headingFindings } from "./headings.ts";
import { holeFindings } from "./holes.ts";
import { linkFindings } from "./links.ts";
import { mailboxFindings } from "./mailboxes.ts";
import { membersFindings } from "./members.ts";
import { navigationFindings } from "./navigation.ts";
import { pictureFindings } from "./pictures.ts";
import { searchTextFindings } from "./search-texts.ts";
import { serviceFindings } from "./services.ts";

export interface CheckedPage {
  document: PageDocument;
  /** The language of the page that is edited: words are told in it, where they are said in it. */
  told: Locale;
  /** The site's languages, the one that is translated from first. */
  locales: readonly Locale[];
  media: Readonly<Record<string, MediaRef>>;
  /** The site's pages, drafts included. Null: not known yet, and no link counts as dead. */
  pages: readonly TargetPage[] | null;
  settings: SiteSettings;
  navigation: readonly NavigationContainer[];
  /** What visitors read of the site's open positions and its marketplace. */
  entries: readonly ListedEntry[];
  /** The site's own business; null: it has none, and its branches are those of others. */
  businessName: string | null;
  /** Those of the site's own business. */
  branches: readonly Branch[];
  /** Host names under which the site is reached. */
  hosts: readonly string[];
  /** Paths of the site that lead nowhere. */
  deadPaths: ReadonlySet<string>;
  /** Addresses on other sites that led nowhere when they were last tried. */
  deadLinks: readonly DeadLink[];
  /** Whether the site is one of a health-optics member. */
  isMember: boolean;
  /** The site's look, as it is stored. */
  theme: unknown;
}

/** Everything worth a look before this page is published, what visitors miss most first. None of it stops a publish. */
export function publishFindings(page: CheckedPage): PublishFinding[] {
  const { told, media, pages, settings, businessName, branches, hosts, deadPaths, deadLinks, isMember, theme } = page;
  const { entries, navigation } = page;
  const locales = spokenLocales(page);
  const document = asDrawn(page.document, branches);
  const written = writtenAddresses(document, locales, { settings, entries });
  return [
    ...(isMember ? [] : membersFindings(document, locales)),
    ...emptyPageFindings(document, locales),
    ...holeFindings(document, locales),
    ...gapFindings(document, locales),
    ...untranslatedFindings(document, page.locales),
    ...staleFindings(document, locales),
    ...linkFindings(document, locales, pages, told),
    ...entryLinkFindings(document, locales, { entries, pages }),
    ...deadAddressFindings(written, hosts, deadPaths),
    ...deadLinkFindings(written, hosts, deadLinks),
    ...hiddenAddressFindings(written, hosts, pages?.filter(({ id }) => id !== document.id) ?? []),
    ...navigationFindings(navigation, { pages, told, locales: page.locales, pageId: document.id }),
    ...mailboxFindings(document, locales, { settings, businessName, branches }),
    ...pictureFindings(document, locales, media),
    ...headingFindings(document, locales),
    ...searchTextFindings(document, locales),
    ...serviceFindings(document, locales, settings),
    ...branchFindings(document, locales, branches),
    ...contrastFindings(themeOf(theme).palette),
  ];
}

/**
 * The first language, and those that somebody has begun the page in: an address is made in every language by itself, and
 * so is the name of somebody of the team.
 */
function spokenLocales({ document, locales }: Pick<CheckedPage, "document" | "locales">): Locale[] {
  const isPerson = document.collection === "team";
  return locales.filter((locale, index) => {
    const said = document.locales[locale];
    return index === 0 || (said?.name && !isPerson) || said?.description || hasTexts(document, locale);
  });
}

function hasTexts({ groups }: PageDocument, locale: Locale): boolean {
  return Object.values(groups).some(({ fields }) =>
    Object.values(fields).some(({ texts }) => texts[locale]?.text || texts[locale]?.json),
  );
}

type AddressedPage = Pick<CheckedPage, "document" | "locales" | "settings" | "entries" | "hosts">;

/** The paths on this site that visitors of the page can follow, each once: whether they lead somewhere is to be asked. */
export function pathsToCheck({ hosts, ...page }: AddressedPage): string[] {
  const paths = writtenAddresses(page.document, spokenLocales(page), page).flatMap(
    ({ url }) => ownPathOf(url, hosts) ?? [],
  );
  return [...new Set(paths)].sort();
}

/** The addresses on other sites that visitors of the page can follow, each once: what becomes of them is to be asked. */
export function linksToCheck({ hosts, ...page }: AddressedPage): string[] {
  return foreignAddresses(writtenAddresses(page.document, spokenLocales(page), page), hosts);
}

/** Texts that are missing in a language that may be incomplete; any other language stops the publish before this. */
function untranslatedFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  const missing = translationStatus(document, locales);
  return localeSchema.options.flatMap((locale): PublishFinding[] => {
    const count = missing[locale] ?? 0;
    const place = { type: "translations", state: "missing" } as const;
    return count === 0 ? [] : [{ type: "untranslated", place, text: String(count), locales: [locale] }];
  });
}

/** Texts that still say what the source said before it was changed. */
function staleFindings(document: PageDocument, [source, ...others]: readonly Locale[]): PublishFinding[] {
  return others.flatMap((locale): PublishFinding[] => {
    const texts = source ? fieldsToTranslate(document, source, locale) : [];
    const count = texts.filter(({ state }) => state === "stale").length;
    const place = { type: "translations", state: "stale" } as const;
    return count === 0 ? [] : [{ type: "staleTranslation", place, text: String(count), locales: [locale] }];
  });
}
