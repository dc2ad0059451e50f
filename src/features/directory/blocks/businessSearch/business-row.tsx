import type { FoundBusiness } from "~/features/blocks/data/directory-data.ts";
import { OpenMark } from "~/features/blocks/branches/open-mark.tsx";
import { Picture } from "~/features/blocks/pictures/picture.tsx";
import type { HeadingLevel } from "~/features/blocks/resolved.ts";
import { titleLevel } from "~/features/blocks/section.tsx";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { wordFit } from "~/features/blocks/words/word-fit.ts";
import { FoundBranchCard } from "./found-branch-card.tsx";
import { writtenDistance } from "./written-distance.ts";

interface Props {
  business: FoundBusiness;
  group: { id: string; headingLevel: HeadingLevel };
  isOpen: boolean;
  context: ViewContext;
}

/** So many places are named beside a business. */
const mostTowns = 3;

/** A business: its name, where it is and whether it is open; opened, its branches. One at a time is open. */
export function BusinessRow({ business, group, isOpen, context }: Props) {
  const { name, logo, programs, branches, meant } = business;
  const { t, locale } = context;
  const branch = branches[meant];
  const Title = titleLevel({ headingLevel: Math.min(4, group.headingLevel + 1) as HeadingLevel });
  const head = (
    <>
      {logo && (
        <Picture
          of={{ media: logo, alt: "", objectFit: "contain" }}
          sizes="4rem"
          className="directory__logo"
          priority={false}
        />
      )}
      <Title className="card__title" style={wordFit(name, Title)}>
        {name}
      </Title>
      <div className="disclosure__facts">
        <span>{townsOf(business)}</span>
        {programs.map((program) => (
          <span key={program} className="business__program">
            {t(`blocks.directory.${program}`)}
          </span>
        ))}
      </div>
      {branch && (branch.hours || branch.metres !== null) && (
        <div className="directory__now" data-shown="now">
          {branch.hours && <OpenMark hours={branch.hours} locale={locale} t={t} />}
          {branch.metres !== null && <span data-shown="distance">{writtenDistance(branch.metres, locale)}</span>}
        </div>
      )}
    </>
  );
  if (branches.length === 0)
    return (
      <div className="disclosure directory__business" data-open="">
        <div className="disclosure__head">{head}</div>
      </div>
    );
  return (
    <details className="disclosure directory__business" name={`businesses-${group.id}`} open={isOpen}>
      <summary className="disclosure__head">{head}</summary>
      <div className="disclosure__body">
        <div className="directory__branches" data-shown={branches.length > 1 ? "tabs" : undefined}>
          {branches.length > 1 && (
            <div
              className="directory__tabs"
              role="tablist"
              aria-label={t("blocks.directory.branchesOf", { name })}
              hidden
            >
              {branches.map(({ id, name: branchName }, at) => (
                <button
                  key={id}
                  type="button"
                  role="tab"
                  id={`tab-${group.id}-${id}`}
                  aria-controls={`branch-${group.id}-${id}`}
                  aria-selected={at === meant}
                  tabIndex={at === meant ? 0 : -1}
                >
                  {branchName}
                </button>
              ))}
            </div>
          )}
          {branches.map((each, at) => (
            <FoundBranchCard
              key={each.id}
              id={`branch-${group.id}-${each.id}`}
              branch={each}
              isMeant={at === meant}
              context={context}
            />
          ))}
        </div>
      </div>
    </details>
  );
}

/** The places of a business's branches, each once; the meant one first. */
function townsOf({ branches, meant }: FoundBusiness): string {
  const towns = [...new Set([branches[meant], ...branches].flatMap((branch) => branch?.town || []))];
  const named = towns.slice(0, mostTowns).join(", ");
  return towns.length > mostTowns ? `${named} +${towns.length - mostTowns}` : named;
}
