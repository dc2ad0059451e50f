import { formatLocale } from "./language-tag.ts";

const units = { fr: ["octets", "Ko", "Mo", "Go"], de: ["Bytes", "KB", "MB", "GB"] } as const;

/** A file's weight in the largest unit of which it has one, with one figure behind the point below ten. */
export function fileSize(bytes: number, language: string): string {
  const names = language === "fr" ? units.fr : units.de;
  const step = Math.min(names.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const count = bytes / 1024 ** step;
  const maximumFractionDigits = step > 0 && count < 10 ? 1 : 0;
  const figure = new Intl.NumberFormat(formatLocale(language), { maximumFractionDigits });
  return `${figure.format(count)} ${names[step] ?? ""}`;
}
