import type { SiteIndex } from "../domain/site-index.ts";

/** Width to height: logos that are wider than this hold words. */
const emblemRatio = 3;

interface Props {
  index: SiteIndex;
  locale: string;
  isHiddenOnMobile: boolean;
}

/** The way home: the site's logo, or its name set in the heading face. */
export function SiteLogo({ index, locale, isHiddenOnMobile }: Props) {
  const { logo, name, settings } = index;
  // A wordmark says the name itself; an emblem has the name set beside it.
  const hasNameInLogo = logo !== null && logo.width / logo.height > emblemRatio;
  return (
    <a
      className="site-logo"
      href={`/${locale}`}
      data-size={settings.header.logoSize}
      data-hidden-mobile={isHiddenOnMobile || undefined}
    >
      {logo && (
        <img
          src={`${logo.publicUrl}/${logo.widths[0] ?? 480}.webp`}
          alt={hasNameInLogo ? name : ""}
          width={logo.width}
          height={logo.height}
        />
      )}
      {!hasNameInLogo && <span className="site-logo__name">{name}</span>}
    </a>
  );
}
