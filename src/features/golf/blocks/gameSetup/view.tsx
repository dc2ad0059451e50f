import { screenPropsOf } from "../../components/screen-props-of.ts";
import type { ViewProps } from "~/features/blocks/define-block.ts";
import { Island } from "~/features/blocks/island.tsx";
import { Section, titleLevel } from "~/features/blocks/section.tsx";
import { bannerSizes } from "./banner-sizes.ts";
import type { gameSetupBlock } from "./block.ts";
import { GameSetupIsland } from "./island.tsx";
import "../../styles/golf.css";
import "../../styles/players.css";
import "./game-setup.css";
import "../../styles/round.css";
import "../../styles/sheet.css";
import "../../styles/ranking.css";
import "../../styles/coupon.css";

export function GameSetupView({ group, ui, context }: ViewProps<typeof gameSetupBlock>) {
  const { fields, options, isLead } = group;
  const screen = screenPropsOf(context, "gameSetup");
  return (
    <Section group={group} swatch={options.color} className="golf game-setup" data={{ screen: options.gameOptions }}>
      <div className="golf__banner">
        <ui.Image of={fields.image} sizes={bannerSizes(fields.image)} priority={isLead} className="golf__picture" />
      </div>
      <div className="golf__body">
        <div className="golf__heading">
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
          <ui.RichText of={fields.description} className="golf__lead" />
        </div>
        <Island
          name={`golf-${options.gameOptions}`}
          of={GameSetupIsland}
          props={{ ...screen, screen: options.gameOptions }}
          slots={{
            tagline: (
              <ui.Text of={fields.tagline} as="p" className="golf-start__tagline" standIn={screen.texts.tagline} />
            ),
            prize: <ui.Text of={fields.prize} as="p" className="ticket__text" standIn={screen.texts.freeDrink} />,
          }}
          context={context}
        />
        <noscript>
          <p className="golf__problem">{context.t("blocks.needsScript")}</p>
        </noscript>
      </div>
    </Section>
  );
}
