"use client";

import { ConnectionMark } from "./connection-mark.tsx";
import { RematchNotice } from "./rematch-notice.tsx";
import { RoundNotice } from "./round-notice.tsx";

/** How the round stands, at the foot of the screens around the card: its news and the state of the connection. */
export function RoundFoot() {
  return (
    <div className="golf-foot">
      <RematchNotice />
      <RoundNotice />
      <ConnectionMark />
    </div>
  );
}
