import { useEffect, useRef } from "react";
import Player, { type MuxPlayerRefAttributes } from "@mux/mux-player-react";

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
