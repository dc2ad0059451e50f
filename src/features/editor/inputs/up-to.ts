import type { Translate } from "../messages.ts";
import type { Checked } from "./validate.ts";

/** Takes a text of so many letters at most, without the blanks around it; of a longer one it says so, and cuts nothing. */
export function upTo(most: number, t: Translate) {
  return (entry: string): Checked<string> | { ok: false; reason: string } => {
    const value = entry.trim();
    return value.length <= most ? { ok: true, value } : { ok: false, reason: t("records.tooLong", { count: most }) };
  };
}
