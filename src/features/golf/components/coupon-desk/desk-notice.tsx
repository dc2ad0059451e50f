import type { DeskTexts } from "./desk-texts.ts";

interface Props {
  notice: "handedOn" | "unknown" | "tooMany" | "signedOut" | "failed" | null;
  texts: DeskTexts;
  onRetry: () => void;
}

/** Why a code led to nothing, and what helps. */
export function DeskNotice({ notice, texts, onRetry }: Props) {
  return (
    <div role="alert">
      {notice && (
        <div className="desk-notice" data-notice={notice}>
          <p className="desk-notice__what">{texts[notice]}</p>
          {notice === "unknown" && <p>{texts.unknownHint}</p>}
          {notice === "failed" && (
            <button type="button" className="button" data-variant="secondary" onClick={onRetry}>
              {texts.retry}
            </button>
          )}
          {notice === "signedOut" && (
            <a className="button" href={`login?callbackUrl=${encodeURIComponent(location.pathname + location.search)}`}>
              {texts.signIn}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
