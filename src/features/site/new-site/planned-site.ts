import type { Layout } from "../layouts/layout.ts";
import { factsOf } from "./facts.ts";
import { drawnPictures } from "./pictures.ts";
import { planOf, type PagePlan } from "./plan.ts";
import type { LegalFacts, NewSite } from "./schema.ts";
import { trades } from "./trades.ts";

/** The pages of this very site, before anything is written. Pure. */
export function plannedPages(wanted: NewSite, legal: LegalFacts | undefined, branchId: string): PagePlan[] {
  const { trade, preset = trade, hours } = wanted;
  return planOf(trades[trade], preset, { facts: factsOf(wanted, legal), branchId, hasHours: hours !== "" });
}

/** The drawings that these pages show, as SVG by their names. Pure. */
export function plannedDrawings({ trade, preset = trade, name }: NewSite, pages: readonly { layout: Layout }[]) {
  return drawnPictures(
    { trade, preset, name },
    pages.map(({ layout }) => layout),
  );
}
