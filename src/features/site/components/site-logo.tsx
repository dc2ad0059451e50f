import { isDrawing, pictureUrl } from "~/features/blocks/picture.tsx";
import { smallWidths } from "~/features/media/domain/variant-widths.ts";
import type { SiteIndex } from "../domain/site-index.ts";
import { shownLogoSize, shownName } from "../domain/site-logo.ts";

/** Width to height: logos that are wider than this hold words. */
const emblemRatio = 3;

interface Props {
  index: SiteIndex;
  locale: string;
  isHiddenOnMobile: boolean;
}

/** Height in rem that a large logo is shown in (site-header.css). */
const shownHeight = 2.5;

/** Addresses of a logo for the width that it is shown in. */
function atItsSize(logo: NonNullable<SiteIndex["logo"]>) {
  const { publicUrl, width, height, widths } = logo;
  if (isDrawing(logo) || widths.length === 0) return { src: pictureUrl(logo, 480) ?? undefined };
  const kept = [...smallWidths.filter((each) => each < (widths[0] ?? 0)), ...widths];
  return {
    src: `${publicUrl}/${kept[0] ?? 480}.webp`,
    srcSet: kept.map((each) => `${publicUrl}/${each}.webp ${each}w`).join(", "),
    sizes: `${Math.ceil((shownHeight * 100 * width) / height) / 100}rem`,
  };
}

/** The way home: the site's logo, or its name set in the heading face. */
export function SiteLogo({ index, locale, isHiddenOnMobile }: Props) {
  const { logo, settings } = index;
  const name = shownName(index);
  // A wordmark says the name itself; an emblem has the name set beside it.
  const hasNameInLogo = logo !== null && logo.width / logo.height > emblemRatio;
  return (
    <a
      className="site-logo"
      href={`/${locale}`}
      data-size={shownLogoSize(settings.header)}
      data-hidden-mobile={isHiddenOnMobile || undefined}
    >
      {logo && (
        <img
          {...atItsSize(logo)}
          alt={hasNameInLogo ? name : ""}
          width={logo.width}
          height={logo.height}
          fetchPriority="low" // the picture of the page comes first
        />
      )}
      {!hasNameInLogo && <span className="site-logo__name">{name}</span>}
    </a>
  );
}
