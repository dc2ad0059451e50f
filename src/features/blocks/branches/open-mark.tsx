import "../styles/hours.css";
import type { BranchHours } from "../data/branch-data.ts";
import { changeInWords, type HoursTranslate } from "./hours-words.ts";

interface Props {
  hours: Pick<BranchHours, "isOpen" | "change">;
  /** False: when that changes is left out, as where it stands for several branches. */
  hasTime?: boolean;
  locale: string;
  t: HoursTranslate;
}

/** Whether a branch is open now, and when that changes. */
export function OpenMark({ hours, hasTime = true, locale, t }: Props) {
  const change = hasTime && changeInWords(hours, locale, t);
  return (
    <p className="open-mark" data-open={hours.isOpen}>
      <strong>{hours.isOpen ? t("hours.open") : t("hours.closed")}</strong>
      {change && <span>{change}</span>}
    </p>
  );
}
