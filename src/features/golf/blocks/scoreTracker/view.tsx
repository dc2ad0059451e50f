import { recordsPropsOf } from "../../components/records/records-props.ts";
import { screenPropsOf } from "../../components/screen-props-of.ts";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import type { scoreTrackerBlock } from "./block.ts";
import { ScoreTrackerIsland } from "./island.tsx";
import { RecordsIsland } from "./records-island.tsx";
import "../../styles/golf.css";

export function ScoreTrackerView({ group, ui, context }: ViewProps<typeof scoreTrackerBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} swatch={options.color} className="golf score-tracker" data={{ view: options.scoreOptions }}>
      <div className="golf__body">
        <div className="golf__heading">
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
        </div>
        {options.scoreOptions === "records" ? (
          <RecordsIsland {...recordsPropsOf(context)} />
        ) : (
          <ScoreTrackerIsland
            view={options.scoreOptions}
            showHoleStates={options.showHoleStates}
            {...screenPropsOf(context, "scoreTracker")}
          />
        )}
      </div>
    </Section>
  );
}
