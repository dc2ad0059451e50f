interface AmbientVideoProps {
  url: string;
  posterUrl: string | null;
  playLabel: string;
  pauseLabel: string;
}

/** A silent film behind a text; `vt-ambient-video` starts it and lets people stop it. */
export function AmbientVideo({ url, posterUrl, playLabel, pauseLabel }: AmbientVideoProps) {
  return (
    <vt-ambient-video data-play-label={playLabel} data-pause-label={pauseLabel}>
      <video
        src={url}
        poster={posterUrl ?? undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
      />
      <button type="button" className="video__toggle" data-state="paused" aria-label={playLabel} />
    </vt-ambient-video>
  );
}
