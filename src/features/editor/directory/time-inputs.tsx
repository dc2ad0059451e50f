import { useEditorActions } from "../state/editor-context.tsx";

interface Times {
  open: string;
  close: string;
}

/** From when to when a stretch of opening goes, each of its times named with the day. */
export function TimeInputs({
  day,
  open,
  close,
  onChanged,
}: Times & { day: string; onChanged: (times: Times) => void }) {
  const { t } = useEditorActions();
  return (
    <>
      <input
        type="time"
        className="vt-input"
        aria-label={t("directory.from", { day })}
        value={open}
        onChange={({ target }) => onChanged({ open: target.value, close })}
      />
      <span aria-hidden>–</span>
      <input
        type="time"
        className="vt-input"
        aria-label={t("directory.to", { day })}
        value={close}
        onChange={({ target }) => onChanged({ open, close: target.value })}
      />
    </>
  );
}
