import { useLayoutEffect, useRef } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/** `isGoing`: the input is on its way out, and can show nothing any more. */
type Settle = (isGoing: boolean) => void;

/**
 * Settles what is written in an input and not saved yet: when the returned function is called, before what wants all
 * saved (`flush`), and when the input goes away with its panel, of which React tells no input by `onBlur`. `settle` is
 * null while nothing is written; what is written is settled once, whoever asks first.
 */
export function useSettling(settle: Settle | null): () => void {
  const { onFlush } = useEditorActions();
  const waiting = useRef(settle);
  const run = (isGoing: boolean) => {
    const due = waiting.current;
    waiting.current = null;
    due?.(isGoing);
  };
  useLayoutEffect(() => {
    waiting.current = settle;
  });
  useLayoutEffect(() => {
    const stopFlushing = onFlush(() => run(false));
    return () => {
      stopFlushing();
      run(true);
    };
  }, [onFlush]);
  return () => run(false);
}
