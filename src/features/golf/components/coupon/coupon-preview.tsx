import { useEffect, useState, type ReactNode } from "react";
import type { GolfTexts } from "../../texts.ts";
import { Ticket } from "./ticket.tsx";

interface Props {
  prize: ReactNode;
  texts: GolfTexts;
  locale: string;
}

/** How the coupon will look, for editors: with a sample name, today's date and no code. The prize is typed on it. */
export function CouponPreview({ prize, texts, locale }: Props) {
  const [today, setToday] = useState("2026-01-01T12:00:00.000Z"); // the same on server and browser at first
  useEffect(() => setToday(new Date().toISOString()), []);
  return (
    <div className="golf-coupon">
      <Ticket winnerName="Amina" playedAt={today} {...{ prize, texts, locale }}>
        <div className="ticket__qr" data-sample="true" />
        <p className="ticket__hint">{texts.couponForBar}</p>
      </Ticket>
      <p className="golf__hint">{texts.editNote}</p>
    </div>
  );
}
