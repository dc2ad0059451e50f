import { renderToStaticMarkup } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { OpenGameContext, type OpenGame } from "~/features/golf/client/use-game.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import { DarkScheme } from "~/features/blocks/theme/dark-scheme.tsx";
import { themeAttributes, themeVariables, type Theme } from "~/features/blocks/theme/theme.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { SiteFrame } from "~/features/site/components/site-frame.tsx";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import type { SectionContent } from "../../../prisma/seed/content.ts";
import { documentOf } from "./document.ts";
import { galleryMedia } from "./media.ts";
import { galleryNow, gallerySite } from "./site.ts";

export interface GalleryPage {
  theme: Theme;
  /** In the seed's format, with its pictures by name; or a whole document with its media. */
  sections?: SectionContent[];
  document?: PageDocument;
  media?: Record<string, MediaRef>;
  /** `ViewContext.data`: what loaders would have prepared. */
  data?: Record<string, unknown>;
  /** Whether header and footer stand around the sections. */
  isFramed?: boolean;
  /** Whether the header lies over the first section; as the look says when nothing is said. */
  headerType?: "transparent";
  /** In which the screens of golf stand; one that nobody has opened yet when nothing is said. */
  round?: OpenGame;
}

/** A page of the gallery as a whole document with its style sheet. */
export async function galleryHtml(page: GalleryPage, css: string): Promise<string> {
  const { theme, sections = [], data = {}, isFramed = false, headerType = "site", round = null } = page;
  const { document = documentOf("gallery", sections), media = await galleryMedia(sections) } = page;
  const pagePath = () => "/de/weg";
  const resolved = resolvePage(document, {
    locale: "de",
    defaultLocale: "de",
    media,
    pagePath,
    isMember: true,
  });
  const texts = viewTextsOf("de");
  const t = translatorOfParts(texts);
  const zone = { locale: "de", timeZone: "Europe/Zurich" };
  const context = { siteId: "", pageId: "", ...zone, mode: "live" as const, t, texts, pagePath, data };
  const content = <PageSections name="gallery" sections={resolved} context={context} />;
  const index = gallerySite(theme);
  const home = index.pages.get("home");
  const site = (
    <div className="site" data-mode="live" {...themeAttributes(theme)} style={themeVariables(theme)}>
      <DarkScheme theme={theme} />
      {isFramed ? (
        <SiteFrame index={index} locale="de" page={home ? { ...home, options: { headerType } } : null} now={galleryNow}>
          {content}
        </SiteFrame>
      ) : (
        content
      )}
    </div>
  );
  if (round) await prerenderToNodeStream(<OpenGameContext value={round}>{site}</OpenGameContext>); // its screens are here then
  const body = renderToStaticMarkup(<OpenGameContext value={round}>{site}</OpenGameContext>);
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}.site *{content-visibility:visible!important}</style><body>${body}`;
}
