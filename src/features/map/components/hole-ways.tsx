import type { ViewTranslate } from "~/i18n/view-texts.ts";
import type { HoleLink, HolesBeside } from "../domain/holes-beside.ts";

/** From a hole's page to the ones before and after it in the course. */
export function HoleWays({ previous, next, t }: Omit<HolesBeside, "place"> & { t: ViewTranslate }) {
  if (!previous && !next) return null;
  return (
    <nav className="hole-ways" aria-label={t("places.otherHoles")}>
      {previous && <HoleWay of={previous} direction="previous" label={t("places.previousHole")} />}
      {next && <HoleWay of={next} direction="next" label={t("places.nextHole")} />}
    </nav>
  );
}

function HoleWay({ of, direction, label }: { of: HoleLink; direction: "previous" | "next"; label: string }) {
  return (
    <a className="hole-way" data-direction={direction} rel={direction === "next" ? "next" : "prev"} href={of.path}>
      <span className="hole-way__label">{label}</span>
      <span className="hole-way__number badge" aria-hidden="true">
        {of.number}
      </span>
      <span className="hole-way__name">{of.name}</span>
    </a>
  );
}
