import { clsx } from "clsx";
import { breakableAddresses } from "~/features/richtext/breakable-addresses.tsx";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import { DocumentFacts } from "./parts/document-facts.tsx";
import { excerptOf } from "./words/excerpt.ts";
import { isFilled } from "./is-filled.ts";
import { languageOf } from "./words/language-of.ts";
import { BookingWidget } from "./parts/booking-widget.tsx";
import { AmbientVideo } from "./films/ambient-video.tsx";
import { pageAddress } from "./page-address.ts";
import { Picture, pictureOf, pictureUrl } from "./pictures/picture.tsx";
import type { ViewOf } from "./define-block.ts";
import type { ResolvedImage, ResolvedLink, ResolvedVideo } from "./resolved.ts";
import { OwnFilm } from "./films/own-film.tsx";
import { brokenLines, titleLines } from "./words/title-lines.tsx";
import { typeset } from "./words/typeset.ts";
import type { Ui, ViewContext } from "./ui.ts";
import { isPreparing, videoSource } from "./films/video-source.ts";
import { widgetOrigin } from "./parts/widget-address.ts";
import { isHeading, wordFit } from "./words/word-fit.ts";
import { YoutubePlayer } from "./films/youtube-player.tsx";

/**
 * The primitives for visitors: plain HTML, no hooks, usable in server components. What is empty draws nothing.
 * A text that stands in for a missing translation says its language. Cards are drawn by the view that `viewOf` names.
 */
export function visitorUi(context: ViewContext, viewOf: ViewOf): Ui {
  /** In the language that a field's text is in. */
  const typesetAs = ({ lang }: { lang: string | null }, text: string) => typeset(text, lang ?? context.locale);
  const ui: Ui = {
    Text({ of, as: Element, className, standIn = "", isExcerpt = false }) {
      const whole = of.text || (of.visible ? standIn : "");
      const text = typesetAs(of, isExcerpt ? excerptOf(whole) : whole);
      if (text === "") return null;
      const link = Element === "a" ? linkAttributes(of.link) : {};
      return (
        <Element className={className} {...languageOf(of)} style={wordFit(text, Element)} {...link}>
          {isHeading(Element) ? titleLines(text) : brokenLines(text, breakableAddresses)}
        </Element>
      );
    },

    RichText({ of, className }) {
      if (!of.value) return null;
      return (
        <div className={clsx("richtext", className)} {...languageOf(of)}>
          <RichTextContent
            value={of.value}
            headingLevel={of.headingLevel}
            resolveAddress={(address) => pageAddress(address, context)}
            typeset={(text) => typesetAs(of, text)}
          />
        </div>
      );
    },

    Image({ of, sizes, className, priority = false }) {
      if (!of.media) return null;
      const picture = <Picture of={of} sizes={sizes} className={className} priority={priority} />;
      return of.link ? (
        <a className="image-link" {...linkAttributes(of.link)}>
          {picture}
        </a>
      ) : (
        picture
      );
    },

    Video({ of, className, ambient = false, sizes = ambient ? "100vw" : pageWidth, poster, priority = false }) {
      const source = videoSource(of.media);
      if (ambient && source?.type !== "file") {
        // A foreign film never starts by itself, and a missing one cannot: a picture stands in its place.
        const still = poster?.media ? poster : stillOf(of);
        return <ui.Image of={still} sizes="100vw" className={className} priority={priority} />;
      }
      if (of.media && isPreparing(of.media)) {
        return (
          <div className={clsx("video", className)} style={{ aspectRatio: `${of.media.width} / ${of.media.height}` }}>
            <p className="video__preparing">{context.t("blocks.video.preparing")}</p>
          </div>
        );
      }
      if (!source || !of.media) return null;
      const picture = poster?.media ?? of.media;
      const shown = { media: picture, alt: "", objectFit: "cover" } as const; // the film beside it says what it shows
      const cover = <Picture of={shown} sizes={sizes} className="video__poster" priority={priority} />;
      const title = of.alt || context.t("blocks.video.title");
      const { lang } = languageOf({ lang: of.altLang });
      const style = { aspectRatio: `${of.media.width} / ${of.media.height}` };
      if (source.type === "youtube") {
        return (
          <div className={clsx("video", className)} style={{ aspectRatio: "16 / 9" }}>
            <YoutubePlayer
              videoId={source.videoId}
              cover={cover}
              {...{ title, lang }}
              playLabel={context.t("blocks.video.playOf", { title })}
              notice={context.t("blocks.video.youtubeNotice")}
            />
          </div>
        );
      }
      return (
        <div className={clsx("video", className)} style={ambient ? undefined : style}>
          {ambient ? (
            <AmbientVideo
              url={source.url}
              cover={cover}
              playLabel={context.t("blocks.video.play")}
              pauseLabel={context.t("blocks.video.pause")}
            />
          ) : (
            <OwnFilm {...{ source, cover, posterUrl: pictureUrl(picture, 1600), title, lang, context }} />
          )}
        </div>
      );
    },

    Document({ of, className }) {
      // The preview of a section in the editor shows the place of a document.
      if (!of.media && context.mode === "live") return null;
      return (
        <span className={clsx("document", className)}>
          <DocumentFacts media={of.media} locale={context.locale} />
        </span>
      );
    },

    MediaList({ of, sizes, className, enlargeLabel }) {
      if (of.items.length === 0) return null;
      return (
        <ul className={clsx("media-list", className)} role="list">
          {of.items.map((item, index) => {
            const { media } = item;
            const shown = pictureOf(of, item);
            const picture = <Picture of={shown} sizes={sizes(shown)} priority={false} />;
            const largest = enlargeLabel ? pictureUrl(media, Infinity) : null;
            return (
              <li key={media.id}>
                {largest === null ? (
                  picture
                ) : (
                  <a className="enlarges" href={largest} aria-label={enlargeLabel?.(shown, index + 1)}>
                    {picture}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      );
    },

    Button({ of, className, variant = "primary" }) {
      if (of.text === "" || !of.link) return null;
      const origin = of.link.isWidget ? widgetOrigin(of.link.href) : null;
      const link = (
        <a
          className={clsx("button", className)}
          data-variant={variant}
          {...languageOf(of)}
          data-widget={origin === null ? undefined : ""}
          {...linkAttributes(of.link)}
        >
          {typesetAs(of, of.text)}
        </a>
      );
      return origin === null ? (
        link
      ) : (
        <BookingWidget origin={origin} href={of.link.href} t={context.t}>
          {link}
        </BookingWidget>
      );
    },

    Part({ of, className, children }) {
      return of.some(isFilled) ? <div className={className}>{children}</div> : null;
    },

    Children({ of, className, isOrdered = false, isTrack = false }) {
      if (of.children.length === 0) return null;
      const List = isOrdered ? "ol" : "ul";
      return (
        <List className={clsx("cards", className)} role="list" tabIndex={isTrack ? 0 : undefined}>
          {of.children.map((card) => {
            const View = viewOf(card.kind);
            return (
              View && (
                <li key={card.id} className="cards__item">
                  <View group={card} ui={ui} context={context} board={of} />
                </li>
              )
            );
          })}
        </List>
      );
    },

    Items({ items, className, isTrack = false }) {
      if (items.length === 0) return null;
      return (
        <ul className={clsx("cards", className)} role="list" tabIndex={isTrack ? 0 : undefined}>
          {items.map(({ id, content }) => (
            <li key={id} className="cards__item">
              {content}
            </li>
          ))}
        </ul>
      );
    },
  };
  return ui;
}

const pageWidth = "(min-width: 88rem) 84rem, 100vw";

/** The stored picture of a film. */
function stillOf(film: ResolvedVideo): ResolvedImage {
  return { ...film, type: "image", objectFit: "cover", link: null };
}

function linkAttributes(link: ResolvedLink | null) {
  if (!link) return {};
  return link.opensNewTab ? { href: link.href, target: "_blank", rel: "noopener" } : { href: link.href };
}
