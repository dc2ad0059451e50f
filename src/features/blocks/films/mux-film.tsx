"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import type MuxPlayer from "./mux-player.tsx";

interface MuxFilmProps {
  playbackId: string;
  title: string;
  posterUrl: string | null;
  /** Says what is sent to whom once it plays. */
  notice: string;
  /** The film as it is played from here. */
  film: ReactNode;
}

/**
 * A film of one's own that Mux delivers. It stands there as the browser plays it; once somebody presses play, Mux's player
 * is fetched and takes over from there: before that, nobody but this site is asked for anything. Where the player or Mux
 * cannot be had, or not any more, the film is played from here, from where it stood.
 */
export function MuxFilm({ playbackId, title, posterUrl, notice, film }: MuxFilmProps) {
  const place = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState<{ Player: typeof MuxPlayer; from: number } | null>(null);
  const [failedAt, setFailedAt] = useState<number | null>(null);

  useEffect(() => {
    const own = place.current?.querySelector("video");
    if (!own) return;
    if (failedAt !== null) {
      own.currentTime = failedAt;
      return void own.play().catch(() => undefined); // some browsers want a second press
    }
    let isAsked = false;
    const onPlay = () => {
      if (isAsked) return;
      isAsked = true;
      own.pause();
      import("./mux-player.tsx").then(
        ({ default: Player }) => setPlaying({ Player, from: own.currentTime }),
        () => void own.play(),
      );
    };
    own.addEventListener("play", onPlay);
    if (!own.paused) onPlay();
    return () => own.removeEventListener("play", onPlay);
  }, [failedAt]);

  if (playing && failedAt === null) {
    return (
      <playing.Player
        className="video__frame"
        playbackId={playbackId}
        title={title}
        poster={posterUrl ?? ""}
        startTime={playing.from}
        onFailed={setFailedAt}
      />
    );
  }
  return (
    <div ref={place} className="video__own">
      {film}
      <p className="video__notice video__notice--above">{notice}</p>
    </div>
  );
}
