import "./allow-player-markup.ts";
import { useEffect, useRef } from "react";
import Player, { type MuxPlayerRefAttributes } from "@mux/mux-player-react";
import "media-chrome/dist/lang/de.js";
import "media-chrome/dist/lang/es.js";
import "media-chrome/dist/lang/fr.js";
import "media-chrome/dist/lang/pt.js";
import { setLanguage } from "media-chrome/dist/utils/i18n.js";
import "./mux-words.ts";

interface MuxPlayerProps {
  className: string;
  playbackId: string;
  title: string;
  poster: string;
  startTime: number;
  /** Told where the film stood, in seconds. */
  onFailed: (at: number) => void;
}

// To look for other screens it would fetch a script of Google's.
const film = customElements.get("mux-video");
if (film) Object.defineProperty(film.prototype, "disableRemotePlayback", { get: () => true, set: () => undefined });

// The controls speak the page's language.
setLanguage(document.documentElement.lang);

/** Mux's own player, which counts nobody and keeps no cookies. */
function MuxPlayer({ onFailed, ...props }: MuxPlayerProps) {
  const player = useRef<MuxPlayerRefAttributes>(null);
  const stood = useRef(props.startTime); // a player that has failed may say 0
  useEffect(() => player.current?.focus(), []); // what was pressed is gone
  const onTimeUpdate = () => {
    stood.current = player.current?.currentTime || stood.current;
  };
  const onError = () => onFailed(stood.current);
  const events = { onTimeUpdate, onError };
  return (
    <Player
      {...props}
      {...events}
      ref={player}
      streamType="on-demand"
      autoPlay
      playsInline
      disableTracking
      disableCookies
    />
  );
}

export default MuxPlayer;
