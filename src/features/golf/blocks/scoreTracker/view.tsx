import { recordsPropsOf } from "../../components/records/records-props.ts";
import { screenPropsOf } from "../../components/screen-props-of.ts";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Island } from "~/features/blocks/island.tsx";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import type { scoreTrackerBlock } from "./block.ts";
import { ScoreTrackerIsland } from "./island.tsx";
import { RecordsIsland } from "./records-island.tsx";
import "../../styles/golf.css";
import "../../styles/players.css";
import "../../styles/round.css";
import "../../styles/sheet.css";
import "../../styles/ranking.css";
import "../../styles/coupon.css";
import "./score-card.css";
import "./score-row.css";
import "./hole-dots.css";
import "./play-stage.css";
import "./play-landscape.css";
import "./records.css";

export function ScoreTrackerView({ group, ui, context }: ViewProps<typeof scoreTrackerBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} swatch={options.color} className="golf score-tracker" data={{ view: options.scoreOptions }}>
      <div className="golf__body">
        <div className="golf__heading">
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
        </div>
        {options.scoreOptions === "records" ? (
          <Island
            name="golf-records"
            of={RecordsIsland}
            props={recordsPropsOf(context)}
            when="visible"
            context={context}
          />
        ) : (
          <Island
            name={`golf-${options.scoreOptions}`}
            of={ScoreTrackerIsland}
            props={{
              ...screenPropsOf(context, "scoreTracker"),
              view: options.scoreOptions,
              showHoleStates: options.showHoleStates,
            }}
            context={context}
          />
        )}
        <noscript>
          <p className="golf__problem">{context.t("blocks.needsScript")}</p>
        </noscript>
      </div>
    </Section>
  );
}
