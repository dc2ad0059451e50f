/**
 * Why a foreign server gave nothing: `refused` – the address is not one that we ask; `unfit` – the answer is too large,
 * of another type or leads nowhere; `away` – it cannot be reached, broke off or took too long. The message is for logs:
 * whoever entered the address is told the same about all of them, or they could map our network with it.
 */
export class OutboundError extends Error {
  override readonly name = "OutboundError";
  constructor(
    readonly reason: "refused" | "unfit" | "away",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
