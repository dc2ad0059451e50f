import type { ReactNode } from "react";
import { Island } from "../island.tsx";
import type { ViewContext } from "../ui.ts";
import type { VideoSource } from "./video-source.ts";

/** A picture of nothing: without one, browsers fill a player that has loaded nothing with a ground of their own. */
const clear = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

interface OwnFilmProps {
  source: Extract<VideoSource, { type: "file" }>;
  /** What stands in its place until it is played, as `.video__poster`. */
  cover: ReactNode;
  /** The same for Mux's player, which takes one address. */
  posterUrl: string | null;
  title: string;
  /** The title's, where that is another one than the page's. */
  lang: string | undefined;
  context: ViewContext;
}

/** A film of one's own in the browser's player; where Mux delivers it, with an island that takes over when it is played. */
export function OwnFilm({ source, cover, posterUrl, title, lang, context }: OwnFilmProps) {
  // The picture stands below the player: there it comes as wide as it is shown, which `poster` does not.
  const film = (
    <>
      {cover}
      <video
        controls
        playsInline
        preload="none"
        poster={posterUrl === null ? undefined : clear}
        aria-label={title}
        lang={lang}
      >
        <source src={source.url} type={source.mimeType} />
      </video>
    </>
  );
  const { playbackId } = source;
  if (playbackId === undefined) return film;
  const props = { playbackId, title, posterUrl, notice: context.t("blocks.video.muxNotice") };
  return <Island name="mux-film" of={FilmAtFirst} {...{ props, context }} slots={{ film }} when="interaction" />;
}

interface FilmAtFirstProps {
  playbackId: string;
  title: string;
  posterUrl: string | null;
  notice: string;
  film: ReactNode;
}

/** As it stands there where no island comes alive. */
function FilmAtFirst({ film }: FilmAtFirstProps) {
  return film;
}
