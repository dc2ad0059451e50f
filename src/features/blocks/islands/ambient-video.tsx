"use client";

import { useEffect, useRef, useState } from "react";

interface AmbientVideoProps {
  url: string;
  posterUrl: string | null;
  playLabel: string;
  pauseLabel: string;
}

/**
 * A silent film behind a text. It starts by itself unless the person wants little motion or saves data, and it can
 * be stopped at any time. Without JavaScript its picture stands still.
 */
export function AmbientVideo({ url, posterUrl, playLabel, pauseLabel }: AmbientVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (wantsCalm()) return;
    video.current?.play().catch(() => setIsPlaying(false)); // a browser may refuse to start films; the button stays
  }, []);

  function onToggled() {
    const element = video.current;
    if (!element) return;
    if (element.paused) element.play().catch(() => setIsPlaying(false));
    else element.pause();
  }

  return (
    <>
      <video
        ref={video}
        src={url}
        poster={posterUrl ?? undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <button
        type="button"
        className="video__toggle"
        data-state={isPlaying ? "playing" : "paused"}
        aria-label={isPlaying ? pauseLabel : playLabel}
        onClick={onToggled}
      />
    </>
  );
}

function wantsCalm(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
