import type { ViewProps } from "../../define-block.ts";
import { Section } from "../../section.tsx";
import type { contentSliderBoardBlock } from "./block.ts";
import "./content-slider-board.css";

/**
 * The slides scroll in a window of their own and snap; before the first and after the last, the page goes on. Where motion
 * is welcome, `vt-slider` moves them one at a time instead.
 */
export function ContentSliderBoardView({ group, ui, context }: ViewProps<typeof contentSliderBoardBlock>) {
  const { children, options } = group;
  const { t } = context;
  const count = children.length;
  return (
    <Section group={group} className="slider" data={{ size: options.size }}>
      <vt-slider
        className="slider__frame"
        data-page={context.pageId}
        data-on={t("blocks.slider.on")}
        data-beyond={t("blocks.slider.beyond")}
        data-status={t("blocks.slider.status", { number: "{number}", count })}
      >
        <div className="slider__window" role="group" aria-label={t("blocks.slider.label")} tabIndex={0}>
          <ui.Children of={group} className="slider__slides" />
        </div>
        {count > 1 && (
          <>
            <nav className="slider__dots" aria-label={t("blocks.slider.slides")}>
              {children.map((slide, at) => (
                <a
                  key={slide.id}
                  href={`#slide-${slide.id}`}
                  aria-label={t("blocks.slider.slide", { number: at + 1 })}
                />
              ))}
            </nav>
            <div className="slider__foot">
              <p className="slider__hint" aria-hidden>
                {t("blocks.slider.hint")}
              </p>
              <button type="button" className="slider__on arrow" aria-label={t("blocks.slider.on")} />
            </div>
            <output className="slider__status sr-only" />
          </>
        )}
      </vt-slider>
    </Section>
  );
}
