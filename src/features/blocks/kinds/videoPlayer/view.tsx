import type { ViewProps } from "../../define-block.ts";
import { Section, titleLevel } from "../../section.tsx";
import type { videoPlayerBlock } from "./block.ts";
import "./video-player.css";

const widths: Partial<Record<string, string>> = {
  small: "(min-width: 48rem) 44rem, 100vw",
  medium: "(min-width: 66rem) 62rem, 100vw",
};

export function VideoPlayerView({ group, ui, context }: ViewProps<typeof videoPlayerBlock>) {
  const { fields, options } = group;
  return (
    <Section group={group} className="video-player" swatch={options.color} data={{ size: options.size }}>
      <div className="video-player__inner wrap">
        <div className="heading-group">
          <ui.Text of={fields.kicker} as="p" className="kicker" />
          <ui.Text of={fields.title} as={titleLevel(group)} className="title" />
        </div>
        <div className="video-player__film">
          <ui.Video of={fields.video} poster={fields.poster} sizes={widths[options.size]} />
          {context.mode === "edit" && <ui.Image of={fields.poster} sizes="10rem" className="video-player__poster" />}
        </div>
        <ui.RichText of={fields.description} className="video-player__caption" />
      </div>
    </Section>
  );
}
