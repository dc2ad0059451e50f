import type { SiteIndex } from "../domain/site-index.ts";

interface Props {
  index: SiteIndex;
  locale: string;
  isHiddenOnMobile: boolean;
}

/** The way home: the site's logo, or its name set in the heading face. */
export function SiteLogo({ index, locale, isHiddenOnMobile }: Props) {
  const { logo, name, settings } = index;
  return (
    <a
      className="site-logo"
      href={`/${locale}`}
      data-size={settings.header.logoSize}
      data-hidden-mobile={isHiddenOnMobile || undefined}
    >
      {logo ? (
        <img
          src={`${logo.publicUrl}/${logo.widths[0] ?? 480}.webp`}
          alt={name}
          width={logo.width}
          height={logo.height}
        />
      ) : (
        <span className="site-logo__name">{name}</span>
      )}
    </a>
  );
}
