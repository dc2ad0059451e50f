import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import { useMoments } from "../history/use-moments.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { PublishFinding } from "./finding.ts";

/** One line of the check: what is worth a look, and the way there where it is on this page. */
export function FindingRow({ finding, onShow }: { finding: PublishFinding; onShow?: () => void }) {
  const { t } = useEditorActions();
  const words = useFindingText(finding);
  const isInNavigation = finding.place.type === "navigation";
  return (
    <li className="vt-row">
      <span className="vt-row__name">{isInNavigation ? t("check.inNavigation", { finding: words }) : words}</span>
      {onShow && (
        <button type="button" className="vt-button vt-button--outline" onClick={onShow}>
          {t("check.show")}
        </button>
      )}
    </li>
  );
}

function useFindingText({ type, place, text, ...finding }: PublishFinding): string {
  const { t, say } = useEditorActions();
  const moment = useMoments();
  const fieldName = place.type === "item" ? place.fieldName : null;
  const unnamed = place.type === "navigation" ? t("pages.navigationUntitled") : "";
  const named = text || (fieldName === null ? unnamed : say(fieldLabel(fieldName)));
  const locales = finding.locales.map((locale) => locale.toUpperCase()).join(", ");
  switch (type) {
    case "missingHeading":
    case "lateHeading":
    case "missingBooking":
    case "missingMailbox":
    case "missingStart":
      return t(`check.${type}`);
    case "missingText":
    case "emptyPage":
    case "missingTitle":
    case "missingDescription":
      return t(`check.${type}`, { locales });
    case "untranslated":
    case "staleTranslation":
    case "gap":
    case "missingAlt":
    case "pageNotIn":
    case "untoldService":
      return t(`check.${type}`, { text: named, locales });
    case "membersOnly":
      return t("check.membersOnly", { text: say(kindLabel(text)) });
    case "lowContrast":
      return t("check.lowContrast", { text: t(`design.color.${text as keyof Palette}`) });
    case "deadLink": {
      const { status = null, checkedAt = 0 } = finding.answer ?? {};
      const date = moment(checkedAt);
      return status === null ? t("check.awayLink", { text, date }) : t("check.deadLink", { text, status, date });
    }
    case "missingLink":
    case "missingPage":
    case "unpublishedPage":
    case "takenDownPage":
    case "deadAddress":
    case "doubtfulAlt":
    case "heavyPicture":
    case "heavyFilm":
    case "unplacedBranch":
      return t(`check.${type}`, { text: named });
  }
}
