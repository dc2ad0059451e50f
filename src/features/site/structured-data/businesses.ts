import { branchesOf } from "~/features/blocks/data/branch-data.ts";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { Branch } from "~/features/directory/branch-data.ts";
import { openingHoursSpecification } from "~/features/directory/domain/hours-markup.ts";
import { businessType } from "../domain/business-kind.ts";
import { footerAddresses } from "../domain/frame/footer.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";
import type { DescribedPage } from "./described-page.ts";
import { given } from "./given.ts";

const logoWidth = 480;

/**
 * The shops that a page is about: on the home page all of the site's, elsewhere those that its sections show. A site
 * without branches is the one shop at its own address. Pure.
 */
export function businesses(
  index: SiteIndex,
  page: IndexedPage,
  { sections, origin, locale, now }: Omit<DescribedPage, "page">,
): object[] {
  const isHome = page.role === "home";
  const shop = { url: `${origin}/${locale}`, ...imageOf(index, origin) };
  const chosen = new Set(sections.flatMap((section) => shownBy(section, index)));
  const shown = isHome ? index.branches : index.branches.filter((branch) => chosen.has(branch));
  if (shown.length > 0) return shown.map((branch) => ({ ...branchNode(index, branch, { origin, now }), ...shop }));
  return isHome && index.branches.length === 0 ? ownAddress(index, now).map((own) => ({ ...own, ...shop })) : [];
}

function branchNode(index: SiteIndex, branch: Branch, { origin, now }: { origin: string; now: Date }) {
  const { id, name, street, streetNumber, zip, city, canton, phone, email, lat, lng } = branch;
  const hours = openingHoursSpecification(branch, now);
  return {
    "@type": businessType(index),
    "@id": `${origin}/#${id}`,
    name,
    ...given({ telephone: phone, email }),
    address: {
      "@type": "PostalAddress",
      ...given({ streetAddress: `${street} ${streetNumber}`.trim(), postalCode: zip, addressLocality: city }),
      addressRegion: canton,
      addressCountry: "CH",
    },
    ...(lat === null || lng === null ? {} : { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } }),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
  };
}

/** From the site's settings, where they tell of a place that people can come to. */
function ownAddress(index: SiteIndex, now: Date): object[] {
  return footerAddresses(index, now)
    .filter(({ street, city }) => street && city)
    .map(({ name, street, city, phone, email }) => ({
      "@type": businessType(index),
      name,
      ...given({ telephone: phone?.text ?? "", email: email?.text ?? "" }),
      address: { "@type": "PostalAddress", streetAddress: street, ...localityOf(city), addressCountry: "CH" },
    }));
}

/** "8400 Winterthur" as the code and the place that it is. */
export function localityOf(city: string): Record<string, string> {
  const [, postalCode = "", addressLocality = city] = /^(?:CH-)?(\d{4})\s+(.+)$/.exec(city) ?? [];
  return given({ postalCode, addressLocality });
}

function imageOf({ logo }: SiteIndex, origin: string): { image?: string } {
  const path = logo && pictureUrl(logo, logoWidth);
  return path ? { image: new URL(path, origin).href } : {};
}

function shownBy(group: ResolvedGroup, index: SiteIndex): Branch[] {
  return [...branchesOf(group, index.branches), ...group.children.flatMap((child) => shownBy(child, index))];
}
