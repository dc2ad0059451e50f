import { formatLocale } from "~/lib/language-tag.ts";

/** A distance as readers of `locale` write it: "350 m", "2.4 km", "38 km". Pure. */
export function writtenDistance(metres: number, locale: string): string {
  const isNear = metres < 1_000;
  const unit = isNear ? "meter" : "kilometer";
  const amount = isNear ? Math.round(metres / 10) * 10 : metres / 1_000;
  return new Intl.NumberFormat(formatLocale(locale), {
    style: "unit",
    unit,
    maximumFractionDigits: amount < 10 && !isNear ? 1 : 0,
  }).format(amount);
}
