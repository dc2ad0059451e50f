const units = ["Bytes", "KB", "MB", "GB"] as const;

/** A file's weight in the largest unit of which it has one, with one figure behind the point below ten. */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const count = bytes / 1024 ** step;
  const maximumFractionDigits = step > 0 && count < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(`${language}-CH`, { maximumFractionDigits }).format(count)} ${units[step] ?? ""}`;
}
