import type { ReactNode } from "react";

interface YoutubePlayerProps {
  /** The 11-character id; the address is built from it. */
  videoId: string;
  /** An own picture, as `.video__poster`; nothing is fetched from YouTube before the click. */
  cover: ReactNode;
  title: string;
  /** The title's, where that is another one than the page's. */
  lang: string | undefined;
  /** What pressing it does, with the title; its name goes on with the notice, which is seen. */
  playLabel: string;
  notice: string;
}

/** A picture with a play button; `vt-video-click` puts the player there. Without JavaScript it is a link to YouTube. */
export function YoutubePlayer({ videoId, cover, title, lang, playLabel, notice }: YoutubePlayerProps) {
  return (
    <vt-video-click data-video-id={videoId} data-title={title} data-lang={lang}>
      <a
        className="video__cover"
        href={`https://www.youtube.com/watch?v=${videoId}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${playLabel}. ${notice}`}
        lang={lang}
      >
        {cover}
        <span className="video__play" aria-hidden />
        <span className="video__notice">{notice}</span>
      </a>
    </vt-video-click>
  );
}
