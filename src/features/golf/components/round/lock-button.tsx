"use client";

import { useState } from "react";
import { Sheet } from "../sheets/sheet.tsx";
import { usePlayedRound } from "./use-round.ts";

interface Props {
  /** Called when the round is locked or opened: what the button stands in may close over the news. */
  onDone?: () => void;
}

/** Locks the round or opens it again, after a question; on the phone that started it only. */
export function LockButton({ onDone }: Props) {
  const { view, store, texts } = usePlayedRound();
  const [isAsking, setIsAsking] = useState(false);
  if (!view.isStarter) return null;
  const words = view.isLocked
    ? { action: texts.unlockRound, question: texts.unlockQuestion, text: texts.unlockText }
    : { action: texts.lockRound, question: texts.lockQuestion, text: texts.lockText };
  return (
    <>
      <button
        type="button"
        className="golf-action"
        data-icon={view.isLocked ? "unlock" : "lock"}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {words.action}
      </button>
      {isAsking && (
        <Sheet title={words.question} closeLabel={texts.close} onClosed={() => setIsAsking(false)}>
          {(close) => (
            <>
              <p>{words.text}</p>
              <div className="golf-sheet__actions">
                <button type="button" className="button" data-variant="secondary" onClick={close}>
                  {texts.cancel}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    void store.lockRound(!view.isLocked);
                    close();
                    onDone?.();
                  }}
                >
                  {words.action}
                </button>
              </div>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}
