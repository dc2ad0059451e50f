import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { contentSliderBoardBlock } from "./block.ts";
import "./content-slider-board.css";

/** The slides scroll in a window of their own and snap; before the first and after the last, the page goes on. */
export function ContentSliderBoardView({ group, ui, context }: ViewProps<typeof contentSliderBoardBlock>) {
  const { children, options } = group;
  return (
    <Section group={group} className="slider" data={{ size: options.size }}>
      <div className="slider__window" role="group" aria-label={context.t("blocks.slider.label")} tabIndex={0}>
        <ui.Children of={group} className="slider__slides" />
      </div>
      {children.length > 1 && (
        <nav className="slider__dots" aria-label={context.t("blocks.slider.slides")}>
          {children.map((slide, at) => (
            <a
              key={slide.id}
              href={`#slide-${slide.id}`}
              aria-label={context.t("blocks.slider.slide", { number: at + 1 })}
            />
          ))}
        </nav>
      )}
    </Section>
  );
}
