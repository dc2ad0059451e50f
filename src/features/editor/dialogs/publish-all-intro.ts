import type { Translate } from "../messages.ts";

/** What publishing everything does: `wanted` of so many pages go out, the others lack texts. */
export function publishAllIntro(t: Translate, pages: number, wanted: number): string {
  if (pages === 0) return t("publishAll.nothing");
  if (wanted === 0) return t("publishAll.introNone");
  return wanted === pages ? t("publishAll.intro") : t("publishAll.introSome", { count: wanted, left: pages - wanted });
}
