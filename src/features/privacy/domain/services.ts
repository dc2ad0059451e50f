/** Services of others that measure who comes by: none of them is asked anything before somebody agrees. */
export const foreignServices = ["analytics", "tagManager", "pixel"] as const;
export type ForeignService = (typeof foreignServices)[number];

/** As their makers call them, in every language. */
export const serviceNames: Record<ForeignService, string> = {
  analytics: "Google Analytics",
  tagManager: "Google Tag Manager",
  pixel: "Meta Pixel",
};

/** The part of a site's settings that names them; an empty id stands for none. */
export interface ServiceSettings {
  tracking: { googleAnalytics: string; googleTagManager: string; facebookPixel: string };
}

/** The services that a site has, each with the id by which it is known there. Pure. */
export function servicesOf({ tracking }: ServiceSettings): Partial<Record<ForeignService, string>> {
  const { googleAnalytics, googleTagManager, facebookPixel } = tracking;
  return {
    ...(googleAnalytics && { analytics: googleAnalytics }),
    ...(googleTagManager && { tagManager: googleTagManager }),
    ...(facebookPixel && { pixel: facebookPixel }),
  };
}

interface Section {
  kind: string;
  options: Readonly<Record<string, unknown>>;
  children: readonly Section[];
}

/**
 * Whether people leave something of themselves on a page with these sections: in a form, by booking, or in what
 * they look up in a directory, which stands in the address. Such a page has no foreign service, and asks for no consent.
 */
export function isPrivate(sections: readonly Section[]): boolean {
  return sections.some(
    ({ kind, options, children }) =>
      privateKinds.has(kind) || (options["booking"] ?? null) !== null || isPrivate(children),
  );
}

const privateKinds: ReadonlySet<string> = new Set([
  "bookingContainer",
  "businessSearch",
  "contactForm",
  "form",
  "aspectSponsorForm",
]);
