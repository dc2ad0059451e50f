import { useId, type ReactNode } from "react";

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Drawn in place of the label, which then is read out only. */
  icon?: ReactNode;
  /** What there is to say of it in a few words. */
  note?: string;
}

interface SegmentsProps<Value extends string> {
  segments: Segment<Value>[];
  value: Value;
  onChosen: (value: Value) => void;
  /** The name of the group, where no legend around it gives one. */
  label?: string;
  /** Whether they stand side by side however long they are, and go on below where there is no room. */
  areBeside?: boolean;
}

/** How many letters all labels have together that stand side by side in a panel. */
const mostLetters = 28;

/** One of a few values: side by side when drawn or short, else one below the other. Arrow keys walk through it. */
export function Segments<Value extends string>({
  segments,
  value,
  onChosen,
  label,
  areBeside = false,
}: SegmentsProps<Value>) {
  const name = useId();
  const areDrawn = segments.every(({ icon }) => Boolean(icon));
  const isShort = segments.reduce((letters, segment) => letters + segment.label.length, 0) < mostLetters;
  const group = label === undefined ? {} : { role: "radiogroup", "aria-label": label };
  return (
    <div className="vt-segments" data-drawn={areDrawn} data-short={areBeside || isShort} {...group}>
      {segments.map((segment) => (
        <label key={segment.value} className="vt-segments__segment" title={segment.label}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            className="vt-sr"
            checked={segment.value === value}
            onChange={() => onChosen(segment.value)}
          />
          {areDrawn && segment.icon}
          <span className={areDrawn ? "vt-sr" : undefined}>{segment.label}</span>
          {segment.note !== undefined && <small className="vt-segments__note">{segment.note}</small>}
        </label>
      ))}
    </div>
  );
}
