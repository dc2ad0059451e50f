/** From so many percent on a position is a full one. */
const full = 100;

/**
 * How much work a position is, as schema.org calls it, read from words such as "60 bis 100 %": full time, part time, or
 * either; nothing where no percentage is named. Pure.
 */
export function employmentTypes(workQuota: string): ("FULL_TIME" | "PART_TIME")[] {
  const named = [...workQuota.matchAll(/\d{1,3}(?!\d)/g)].map(([digits]) => Number(digits));
  const quotas = named.filter((quota) => quota > 0 && quota <= full);
  if (!workQuota.includes("%") || quotas.length === 0) return [];
  return [
    ...(Math.max(...quotas) === full ? (["FULL_TIME"] as const) : []),
    ...(Math.min(...quotas) < full ? (["PART_TIME"] as const) : []),
  ];
}
