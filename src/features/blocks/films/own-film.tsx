import type { ReactNode } from "react";
import { Island } from "../island.tsx";
import type { ViewContext } from "../ui.ts";
import type { VideoSource } from "./video-source.ts";

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
  // A player of which nothing is loaded is clear: the picture below it comes as wide as it is shown, which `poster` does not.
  const film = (
    <>
      {cover}
      <video controls playsInline preload="none" aria-label={title} lang={lang}>
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
