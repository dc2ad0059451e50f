import type { PaletteFault } from "~/features/blocks/theme/contrast-guard.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Says which two colours are too close, and offers the nearest shade that is not. */
export function FaultNote({ fault, onSuggestion }: { fault: PaletteFault; onSuggestion: () => void }) {
  const { t, editorLocale } = useEditorActions();
  const figure = new Intl.NumberFormat(editorLocale, { maximumFractionDigits: 2 });
  const values = {
    color: t(`design.color.${fault.color}`),
    ground: t(`design.color.${fault.ground}`),
    ratio: figure.format(Math.floor(fault.ratio * 100) / 100),
    least: figure.format(fault.least),
  };
  return (
    <div className="vt-fault" role="status" data-refused={fault.isRefused || undefined}>
      <p>{t(fault.isRefused ? "design.unreadable" : "design.pale", values)}</p>
      <button type="button" className="vt-button vt-button--outline" onClick={onSuggestion}>
        <span className="vt-fault__dot" style={{ background: fault.suggestion }} aria-hidden />
        {t("design.nearest", { color: fault.suggestion })}
      </button>
    </div>
  );
}
