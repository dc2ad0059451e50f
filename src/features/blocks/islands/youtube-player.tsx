"use client";

import { useState, type MouseEvent } from "react";

interface YoutubePlayerProps {
  /** The 11-character id; the address is built from it. */
  videoId: string;
  /** An own picture; nothing is fetched from YouTube before the click. */
  posterUrl: string | null;
  title: string;
  playLabel: string;
  notice: string;
}

/** A picture with a play button; the click puts the player there. Without JavaScript it is a link to YouTube. */
export function YoutubePlayer({ videoId, posterUrl, title, playLabel, notice }: YoutubePlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);

  if (isPlaying) {
    return (
      <iframe
        className="video__frame"
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  function onPlayClicked(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  }

  return (
    <a
      className="video__cover"
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${playLabel}: ${title}`}
      onClick={onPlayClicked}
    >
      {posterUrl && <img className="video__poster" src={posterUrl} alt="" loading="lazy" />}
      <span className="video__play" aria-hidden />
      <span className="video__notice">{notice}</span>
    </a>
  );
}
