import { CalendarOff, Clock } from "lucide-react";
import { blockOf } from "~/kinds/registry.ts";
import type { Group } from "~/features/page/schema.ts";
import { revealHours, type HoursPart } from "../../directory/reveal-in-business.ts";
import { useFrame } from "../../frame/frame-context.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { MenuSection } from "./menu-section.tsx";

/** The way from a section that shows the hours of the branches to where they are written. */
export function HoursSection({ group }: { group: Group }) {
  const block = blockOf(group.kind);
  return block && "locations" in block.options && "openingHours" in block.fields ? <Hours /> : null;
}

function Hours() {
  const { t } = useEditorActions();
  const { openPanel } = useFrame();
  const lead = (part: HoursPart) => () => {
    openPanel("directory");
    revealHours(part);
  };
  return (
    <MenuSection title={t("directory.title")}>
      <button type="button" className="vt-button vt-button--outline" onClick={lead("week")}>
        <Clock size={16} aria-hidden /> {t("directory.hours")}
      </button>
      <button type="button" className="vt-button vt-button--outline" onClick={lead("special")}>
        <CalendarOff size={16} aria-hidden /> {t("palette.specialDays")}
      </button>
    </MenuSection>
  );
}
