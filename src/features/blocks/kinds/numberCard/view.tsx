import { isOfKind, type ViewProps } from "../../define-block.ts";
import type { numbersBlock } from "../numbers/block.ts";
import type { numberCardBlock } from "./block.ts";
import "../../styles/card.css";

export function NumberCardView({ group, ui, board, context }: ViewProps<typeof numberCardBlock>) {
  const { figure, unit, title, description } = group.fields;
  const amount = <ui.Text of={figure} as="span" className="number__figure" />;
  const isCountedUp = isOfKind<typeof numbersBlock>(board, "numbers") && board.options.countUp;
  const isCounted = isCountedUp && context.mode === "live" && figure.text !== "";
  return (
    <div className="number">
      <ui.Part of={[figure, unit]} className="number__amount">
        {isCounted ? <vt-count>{amount}</vt-count> : amount}
        <ui.Text of={unit} as="span" className="number__unit" />
      </ui.Part>
      <ui.Text of={title} as="p" className="number__title" />
      <ui.RichText of={description} className="card__description" />
    </div>
  );
}
