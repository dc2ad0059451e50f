import { isDrawing, pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { smallWidths } from "~/features/media/domain/variant-widths.ts";
import type { SiteIndex } from "../domain/pages/site-index.ts";
import { footerLogo, shownLogoSize, shownName, type Logo, type NamedPart } from "../domain/frame/site-logo.ts";
import { DrawnLogo } from "./drawn-logo.tsx";

/** Width to height: logos that are wider than this hold words. */
const emblemRatio = 3;

interface Props {
  index: SiteIndex;
  locale: string;
  part: NamedPart;
  isHiddenOnMobile?: boolean;
}

/** Height in rem that a large logo is shown in (site-header.css, site-footer.css). */
const shownHeights = { header: 2.5, footer: 4 } as const satisfies Record<NamedPart, number>;

/** Addresses of a logo for the width that it has at this height. */
function atItsSize(logo: NonNullable<SiteIndex["logo"]>, shownHeight: number) {
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
export function SiteLogo({ index, locale, part, isHiddenOnMobile = false }: Props) {
  const logo = part === "header" ? index.logo : footerLogo(index);
  const name = shownName(index, part);
  // A wordmark says the name itself; an emblem has the name set beside it.
  const hasNameInLogo = logo !== null && logo.width / logo.height > emblemRatio;
  return (
    <a
      className="site-logo"
      href={`/${locale}`}
      data-size={shownLogoSize(index.settings[part])}
      data-hidden-mobile={isHiddenOnMobile || undefined}
    >
      {logo && <LogoPicture logo={logo} part={part} name={hasNameInLogo ? name : ""} />}
      {!hasNameInLogo && <span className="site-logo__name">{name}</span>}
    </a>
  );
}

/** A plain drawing stands in the page itself: a browser takes longer to open a second document than to draw it. */
function LogoPicture({ logo, part, name }: { logo: Logo; part: NamedPart; name: string }) {
  const { width, height, drawing } = logo;
  if (drawing) return <DrawnLogo drawing={drawing} width={width} height={height} name={name} />;
  return (
    <img
      className="site-logo__picture"
      {...atItsSize(logo, shownHeights[part])}
      alt={name}
      width={width}
      height={height}
      fetchPriority="low" // the picture of the page comes first
      loading={part === "footer" ? "lazy" : undefined}
    />
  );
}
