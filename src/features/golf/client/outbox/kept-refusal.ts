import { forgetValue, keepValue, keptValue } from "../kept-values.ts";
import type { KeptRefusal } from "./phone-storage.ts";

const reasons: readonly KeptRefusal["reason"][] = ["frozen", "locked", "removed", "refused"];
const key = (gameId: string) => `golfRefused:${gameId}`;

/** What was refused in a round and not read by anybody yet, in the browser's simple storage. */
export function keptRefusal(gameId: string): KeptRefusal | null {
  try {
    const kept = JSON.parse(keptValue(key(gameId)) ?? "null") as Partial<KeptRefusal> | null;
    return isRefusal(kept) ? kept : null;
  } catch {
    return null; // of another version
  }
}

/** Keeps it until it was read; then it is null. */
export function keepRefusal(gameId: string, refusal: KeptRefusal | null): void {
  if (refusal) keepValue(key(gameId), JSON.stringify(refusal));
  else forgetValue(key(gameId));
}

function isRefusal(kept: Partial<KeptRefusal> | null): kept is KeptRefusal {
  return (
    reasons.some((reason) => kept?.reason === reason) && typeof kept?.count === "number" && typeof kept?.at === "number"
  );
}
