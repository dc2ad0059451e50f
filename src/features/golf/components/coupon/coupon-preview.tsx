import { useEffect, useState, type ReactNode } from "react";
import { useRound } from "../round/use-round.ts";
import { Ticket } from "./ticket.tsx";

/** How the coupon will look, for editors: with a sample name, today's date and no code. The prize is typed on it. */
export function CouponPreview({ prize }: { prize: ReactNode }) {
  const { texts } = useRound();
  const [today, setToday] = useState("2026-01-01T12:00:00.000Z"); // the same on server and browser at first
  useEffect(() => setToday(new Date().toISOString()), []);
  return (
    <div className="golf-coupon">
      <Ticket winnerName="Amina" playedAt={today} prize={prize}>
        <div className="ticket__qr" data-sample="true" />
        <p className="ticket__hint">{texts.couponForBar}</p>
      </Ticket>
      <p className="golf__hint">{texts.editNote}</p>
    </div>
  );
}
