import type { Layout } from "../layouts/layout.ts";
import { factsOf } from "./facts.ts";
import { withRecipe } from "./domain/recipe.ts";
import { drawnPictures, pictureRecipes } from "./pictures.ts";
import { planOf, type PagePlan } from "./plan.ts";
import type { LegalFacts, NewSite } from "./schema.ts";
import { trades } from "./trades.ts";

/** The pages of this very site, before anything is written. Pure. */
export function plannedPages(wanted: NewSite, legal: LegalFacts | undefined, branchId: string): PagePlan[] {
  const { trade, preset = trade, hours } = wanted;
  return planOf(trades[trade], preset, { facts: factsOf(wanted, legal), branchId, hasHours: hours !== "" });
}

/** The drawings that these pages show, as SVG by their names. Pure. */
export function plannedDrawings(wanted: NewSite, pages: readonly { layout: Layout }[]): Record<string, string> {
  return drawnPictures(...asked(wanted, pages));
}

/** The same with what each is drawn from in it, so that it can follow its site's look. Pure. */
export function plannedFiles(wanted: NewSite, pages: readonly { layout: Layout }[]): Record<string, string> {
  const recipes = pictureRecipes(...asked(wanted, pages));
  const drawn = Object.entries(plannedDrawings(wanted, pages));
  return Object.fromEntries(
    drawn.map(([picture, svg]) => [picture, recipes[picture] ? withRecipe(svg, recipes[picture]) : svg]),
  );
}

function asked({ trade, preset = trade, name }: NewSite, pages: readonly { layout: Layout }[]) {
  return [{ trade, preset, name }, pages.map(({ layout }) => layout)] as const;
}
