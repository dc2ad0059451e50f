import { useEditorActions } from "../state/editor-context.tsx";

/** Says of hours that end before they begin that they are a night's: they may as well stand the wrong way round. */
export function NextDayNote({ open, close }: { open: string; close: string }) {
  const { t } = useEditorActions();
  if (!open || !close || close > open) return null;
  return <p className="vt-hint vt-hours__next-day">{t("directory.nextDay", { time: close })}</p>;
}
