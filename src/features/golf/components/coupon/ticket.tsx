import { QRCodeSVG } from "qrcode.react";
import type { ReactNode } from "react";
import { spellCode } from "../../domain/coupon-code.ts";
import { gameDate, timeOf } from "../../domain/game-name.ts";
import { fill } from "~/i18n/translate.ts";
import { useRound } from "../round/use-round.ts";

interface Props {
  winnerName: string;
  /** When the round was created. */
  playedAt: string;
  /** What the winner gets, drawn by the page. */
  prize: ReactNode;
  /** The lower part of the ticket, below the perforation. */
  children: ReactNode;
}

/** The winner's ticket: name, congratulations, the prize, the date of the round. */
export function Ticket({ winnerName, playedAt, prize, children }: Props) {
  const { texts, locale } = useRound();
  return (
    <section className="ticket" aria-label={texts.couponLabel}>
      <div className="ticket__head">
        <p className="ticket__name">{fill(texts.congratulations, { name: winnerName })}</p>
        {prize}
        <p className="ticket__date">
          {texts.couponPlayed} <time dateTime={playedAt}>{gameDate(playedAt, locale)}</time>
        </p>
      </div>
      <div className="ticket__stub">{children}</div>
    </section>
  );
}

interface CodeProps {
  code: string;
  redeemedAt: string | null;
}

/** The code to be scanned or read aloud; once it is used, when that was. */
export function TicketCode({ code, redeemedAt }: CodeProps) {
  const { texts, locale } = useRound();
  if (redeemedAt !== null)
    return (
      <div className="ticket__used" role="status">
        <p className="ticket__cheers">{texts.couponCheers}</p>
        <p>{fill(texts.couponUsedAt, { date: unbroken(redeemedAt, locale), time: timeOf(redeemedAt) })}</p>
        <p className="ticket__code" data-used="true">
          <span className="sr-only">{texts.couponCode} </span>
          {spellCode(code)}
        </p>
      </div>
    );
  const link = `${location.origin}/${locale}/coupon?code=${code}`;
  return (
    <>
      <div className="ticket__qr">
        <QRCodeSVG value={link} size={180} level="M" marginSize={2} title={texts.couponQr} />
      </div>
      <p className="ticket__code">
        <span className="sr-only">{texts.couponCode} </span>
        {spellCode(code)}
      </p>
      <p className="ticket__hint">{texts.couponForBar}</p>
    </>
  );
}

/** A date that stays on one line. */
function unbroken(instant: string, locale: string): string {
  return gameDate(instant, locale).replaceAll(" ", "\u00a0");
}
