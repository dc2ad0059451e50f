import { useRound } from "./use-round.ts";

/** Stands where the round is not there yet: still coming, or not to be had for now. */
export function RoundState() {
  const { view, texts, retry } = useRound();
  if (view.status !== "failed")
    return (
      <p className="golf__loading" role="status">
        {view.status === "gone" ? texts.gone : texts.loading}
      </p>
    );
  return (
    <div className="golf-failed" role="alert">
      <p className="golf__problem">{texts.loadFailed}</p>
      <button type="button" className="button" data-variant="secondary" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}
