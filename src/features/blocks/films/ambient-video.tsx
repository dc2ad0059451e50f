import type { ReactNode } from "react";

interface AmbientVideoProps {
  url: string;
  /** What stands below the film until it moves. */
  cover: ReactNode;
  playLabel: string;
  pauseLabel: string;
}

/** A silent film behind a text; `vt-ambient-video` starts it and lets people stop it. */
export function AmbientVideo({ url, cover, playLabel, pauseLabel }: AmbientVideoProps) {
  return (
    <vt-ambient-video data-play-label={playLabel} data-pause-label={pauseLabel}>
      {cover}
      <video src={url} muted loop playsInline preload="none" aria-hidden tabIndex={-1} />
      <button type="button" className="video__toggle" data-state="paused" aria-label={playLabel} />
    </vt-ambient-video>
  );
}
