import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AmbientVideo } from "../films/ambient-video.tsx";
import { OwnFilm } from "../films/own-film.tsx";
import { isPreparing, videoSource } from "../films/video-source.ts";
import { YoutubePlayer } from "../films/youtube-player.tsx";
import { Picture, pictureUrl } from "../pictures/picture.tsx";
import type { ResolvedImage, ResolvedVideo } from "../resolved.ts";
import type { UiProps, ViewContext } from "../ui.ts";
import { languageOf } from "../words/language-of.ts";
import { drawnImage } from "./drawn-image.tsx";

const pageWidth = "(min-width: 88rem) 84rem, 100vw";

export function drawnVideo(props: UiProps<"Video">, context: ViewContext) {
  const { of, className, ambient = false, poster, priority = false } = props;
  const { media } = of;
  const source = videoSource(media);
  if (ambient && source?.type !== "file") {
    // A foreign film never starts by itself, and a missing one cannot: a picture stands in its place.
    return drawnImage({ of: poster?.media ? poster : stillOf(of), sizes: "100vw", className, priority });
  }
  if (!media) return null;
  const box = clsx("video", className);
  const style = { aspectRatio: `${media.width} / ${media.height}` };
  if (isPreparing(media)) {
    return (
      <div className={box} style={style}>
        <p className="video__preparing">{context.t("blocks.video.preparing")}</p>
      </div>
    );
  }
  if (!source) return null;
  const picture = poster?.media ?? media;
  const shown = { media: picture, alt: "", objectFit: "cover" } as const; // the film beside it says what it shows
  const { sizes = ambient ? "100vw" : pageWidth } = props;
  const cover = <Picture of={shown} sizes={sizes} className="video__poster" priority={priority} />;
  if (ambient && source.type === "file") {
    return <div className={box}>{ambientFilm({ url: source.url, cover }, context)}</div>;
  }
  const title = of.alt || context.t("blocks.video.title");
  const { lang } = languageOf({ lang: of.altLang });
  if (source.type === "youtube") {
    return (
      <div className={box} style={{ aspectRatio: "16 / 9" }}>
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
    <div className={box} style={style}>
      <OwnFilm {...{ source, cover, posterUrl: pictureUrl(picture, 1600), title, lang, context }} />
    </div>
  );
}

function ambientFilm(film: { url: string; cover: ReactNode }, { t }: ViewContext) {
  return <AmbientVideo {...film} playLabel={t("blocks.video.play")} pauseLabel={t("blocks.video.pause")} />;
}

/** The stored picture of a film. */
function stillOf(film: ResolvedVideo): ResolvedImage {
  return { ...film, type: "image", objectFit: "cover", link: null };
}
