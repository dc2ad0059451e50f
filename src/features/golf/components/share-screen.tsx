"use client";

import { useState } from "react";
import { QRCodeSVG } from "qrcode.react";
import { useGame } from "../client/use-game.ts";
import type { ScreenProps } from "./screen-props.ts";

/** Invites the others: QR code, native share sheet or copied link, and the plain link for who can do neither. */
export default function ShareScreen({ texts, paths, locale, isEditing }: ScreenProps) {
  const { view, store } = useGame(paths, isEditing);
  const [isCopied, setIsCopied] = useState(false);
  if (isEditing) return <p className="golf-share__placeholder">{texts.qrPlaceholder}</p>;
  if (!store || view.status !== "ready") return <p className="golf__loading">{texts.loading}</p>;

  const link = `${location.origin}/${locale}/game?id=${store.gameId}`;
  const hasPlayers = view.players.length > 0;

  async function onShare() {
    const invitation = { title: texts.shareTitle, text: texts.shareText, url: link };
    if (typeof navigator.share === "function") return navigator.share(invitation).catch(() => undefined); // called off
    const isDone = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false, // refused by the browser: the link stands on the page to be copied by hand
    );
    setIsCopied(isDone);
    if (isDone) setTimeout(() => setIsCopied(false), 2_000);
  }

  return (
    <div className="golf-share">
      <p className="golf__hint golf-share__hint">{texts.shareHint}</p>
      <div className="golf-share__code">
        <QRCodeSVG value={link} size={180} level="M" marginSize={2} title={texts.qrLabel} />
      </div>
      <a className="golf-share__link" href={link}>
        {link.replace(/^https?:\/\//, "")}
      </a>
      <button
        type="button"
        className="button golf__action"
        data-variant="secondary"
        onClick={() => void onShare()}
        aria-live="polite"
      >
        {isCopied ? texts.copied : texts.share}
      </button>
      <button
        type="button"
        className="button golf__action"
        disabled={!hasPlayers}
        onClick={() => location.assign(paths.play)}
      >
        {hasPlayers ? texts.toGame : texts.waiting}
      </button>
      <p className="golf-share__players" role="status">
        {view.players.map((player) => player.playerName).join(" · ")}
      </p>
    </div>
  );
}
