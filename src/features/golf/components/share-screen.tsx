"use client";

import { QRCodeSVG } from "qrcode.react";
import { pathInRound } from "../client/current-game.ts";
import { RoundFoot } from "./round/round-foot.tsx";
import { RoundProvider } from "./round/round-provider.tsx";
import { RoundState } from "./round/round-state.tsx";
import { useRound } from "./round/use-round.ts";
import { CopyButton } from "./share/copy-button.tsx";
import { WhoAreYou } from "./share/who-are-you.tsx";
import { ShareLink } from "./share/share-link.tsx";
import type { ScreenProps } from "./screen-props.ts";

/**
 * Invites the others: QR code, native share sheet or copied link, the plain link, and a link that only watches. Who came
 * by such a link finds the way into the round first; into a round that is over nobody is invited.
 */
export default function ShareScreen(props: ScreenProps) {
  return (
    <RoundProvider {...props}>
      <Share />
    </RoundProvider>
  );
}

function Share() {
  const { view, store, texts, paths, locale, isEditing } = useRound();
  if (isEditing) return <p className="golf-share__placeholder">{texts.qrPlaceholder}</p>;
  if (view.status === "failed" || view.status === "gone") return <RoundState />;

  // Until the round is there, everything has its place already: nothing moves when it comes.
  const isThere = store !== null && view.status === "ready" && view.game !== null;
  const link = isThere ? `${location.origin}/${locale}/game?id=${store.gameId}` : "";
  const watchLink = isThere ? `${location.origin}${paths.play}?watch=${view.game?.watchId}` : "";
  const hasPlayers = view.players.length > 0;
  const isGuest = isThere && !view.isStarter;
  const toRound = (
    <>
      {isThere && <WhoAreYou />}
      <button
        type="button"
        className="button golf__action"
        disabled={!hasPlayers}
        onClick={() => location.assign(pathInRound(paths.play, store?.gameId))}
      >
        {hasPlayers ? texts.toGame : texts.waiting}
      </button>
    </>
  );

  return (
    <div className="golf-share" aria-busy={!isThere}>
      {isGuest && toRound}
      {(!isThere || view.canScore) && (
        <>
          <p className="golf__hint golf-share__hint">{texts.shareHint}</p>
          <div className="golf-share__code">
            {isThere ? (
              <QRCodeSVG value={link} size={180} level="M" marginSize={2} title={texts.qrLabel} />
            ) : (
              <RoundState />
            )}
          </div>
          <p className="golf-share__right">{texts.scoreHint}</p>
          <ShareLink link={link} />
          <CopyButton
            link={link}
            label={texts.share}
            copiedLabel={texts.copied}
            className="button golf__action"
            variant="secondary"
            invitation={{ title: texts.shareTitle, text: texts.shareText }}
          />
        </>
      )}
      {!isGuest && toRound}
      <p className="golf-share__players" role="status">
        {view.players.map((player) => player.playerName).join(" · ")}
      </p>
      <RoundFoot />
      <section className="golf-watch-link" aria-label={texts.watchTitle}>
        <h2>{texts.watchTitle}</h2>
        <p>{texts.watchHint}</p>
        <ShareLink link={watchLink} />
        <CopyButton
          link={watchLink}
          label={texts.shareWatch}
          copiedLabel={texts.copied}
          className="golf-chip"
          invitation={{ title: texts.watchTitle, text: texts.watchText }}
        />
      </section>
    </div>
  );
}
