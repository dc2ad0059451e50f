const longest = 366 * 86_400_000;

/**
 * Why a local time of the site ("2026-12-24T08:00") cannot be planned, as far as what clocks there show now tells it:
 * the same refusals that the server would give, or that no whole date and time has been entered. Null when it can be,
 * or when nobody knows yet what time it is.
 */
export function timeProblem(local: string, now: string | undefined): "missing" | "time-over" | "time-far" | null {
  if (local === "") return "missing";
  if (now === undefined) return null;
  if (local <= now) return "time-over";
  return Date.parse(`${local}Z`) - Date.parse(`${now}Z`) > longest ? "time-far" : null;
}
