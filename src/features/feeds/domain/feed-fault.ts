/**
 * Why a source gave nothing, as far as editors are told: `unreadable` – what it said makes no sense; `unknown` – it does
 * not know what it was asked for; `refused` – it does not take the operator's key; `busy` – it was asked often enough;
 * `away` – it cannot be reached, broke off or has trouble of its own.
 */
export const feedTroubles = ["unreadable", "unknown", "refused", "busy", "away"] as const;
export type FeedTrouble = (typeof feedTroubles)[number];

/** A foreign server has answered, and what it said is no feed. The message is for logs. */
export class FeedFault extends Error {
  override readonly name = "FeedFault";
  constructor(
    message: string,
    readonly trouble: FeedTrouble = "unreadable",
  ) {
    super(message);
  }
}
