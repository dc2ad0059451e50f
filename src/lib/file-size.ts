import { formatLocale } from "./language-tag.ts";

const units = ["KB", "MB", "GB"] as const;
const frenchUnits = ["Ko", "Mo", "Go"] as const;
/** What bytes are called where readers write them in a way of their own, or browsers may know no word for them. */
const bytesIn: Readonly<Record<string, string>> = { de: "Bytes", rm: "bytes", sq: "bajt" };

/** A file's weight in the largest unit of which it has one, with one figure behind the point below ten. */
export function fileSize(bytes: number, language: string): string {
  const step = Math.min(units.length, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const count = bytes / 1024 ** step;
  const maximumFractionDigits = step > 0 && count < 10 ? 1 : 0;
  const name = step > 0 ? (language === "fr" ? frenchUnits : units)[step - 1] : bytesIn[language];
  const spelled = { style: "unit", unit: "byte", unitDisplay: "long" } as const;
  const figure = new Intl.NumberFormat(formatLocale(language), { maximumFractionDigits, ...(name ? {} : spelled) });
  const text = figure.format(count);
  return name ? `${text} ${name}` : text.replace("\u00a0", " ");
}
