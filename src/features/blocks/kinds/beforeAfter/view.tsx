import type { CSSProperties } from "react";
import { BoardHead } from "../../board/board-head.tsx";
import type { ViewProps } from "../../define-block.ts";
import { isFilled } from "../../is-filled.ts";
import { Section } from "../../section.tsx";
import type { beforeAfterBlock } from "./block.ts";
import { comparedSizes, ratioOf } from "./picture-sizes.ts";
import "./before-after.css";

export function BeforeAfterView({ group, ui, context }: ViewProps<typeof beforeAfterBlock>) {
  const { fields, options } = group;
  const { beforeImage, beforeLabel, afterImage, afterLabel, button } = fields;
  const { t, mode } = context;
  const frame = { size: options.size, ratio: ratioOf(isFilled(beforeImage) ? beforeImage : afterImage) };
  const isComparable = mode === "live" && isFilled(beforeImage) && isFilled(afterImage);
  const before = beforeLabel.text || t("blocks.beforeAfter.before");
  return (
    <Section group={group} className="board before-after" swatch={options.color} data={{ size: options.size }}>
      <div className="wrap">
        <BoardHead group={group} ui={ui} />
        <vt-before-after
          className="compared"
          style={{ "--ratio": String(frame.ratio) } as CSSProperties}
          data-comparable={isComparable ? "" : undefined}
        >
          <ui.Part of={[beforeImage]} className="compared__side">
            <ui.Image of={beforeImage} sizes={comparedSizes(beforeImage, frame)} />
            <ui.Text of={beforeLabel} as="p" className="compared__label" standIn={t("blocks.beforeAfter.before")} />
          </ui.Part>
          <ui.Part of={[afterImage]} className="compared__side compared__side--after">
            <ui.Image of={afterImage} sizes={comparedSizes(afterImage, frame)} />
            <ui.Text of={afterLabel} as="p" className="compared__label" standIn={t("blocks.beforeAfter.after")} />
          </ui.Part>
          {isComparable && (
            <>
              <input
                type="range"
                className="compared__range"
                defaultValue={50}
                aria-label={t("blocks.beforeAfter.compare")}
                aria-valuetext={`50 % ${before}`}
                data-label={before}
              />
              <span className="compared__handle" aria-hidden />
            </>
          )}
        </vt-before-after>
        <ui.Part of={[button]} className="board__actions actions">
          <ui.Button of={button} variant="secondary" />
        </ui.Part>
      </div>
    </Section>
  );
}
