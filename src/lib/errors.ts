/** Why a feature refuses; one middleware translates the code into a tRPC and an HTTP status. */
export type DomainErrorCode = "not-found" | "forbidden" | "stale" | "invalid" | "too-many" | "unavailable";

/** A refusal. `message` is English, for logs; people read `errors.<code>`. `details` may reach the caller. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly details?: Record<string, unknown>,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
