import { useLayoutEffect, useRef } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/**
 * Why it is settled: the input was left; all is to be saved while a person may well be writing on in it (the browser's tab
 * was left for another one); or it is on its way out, and can show nothing any more.
 */
export type Occasion = "left" | "flushed" | "going";
/** Answers whether it is settled; what is being written may wait when it is `flushed`. */
type Settle = (occasion: Occasion) => boolean;

/**
 * Settles what is written in an input and not saved yet: when the returned function is called, before what wants all
 * saved (`flush`), and when the input goes away with its panel, of which React tells no input by `onBlur`. `settle` is
 * null while nothing is written; what is written is settled once, whoever asks first.
 */
export function useSettling(settle: Settle | null): () => void {
  const { onFlush } = useEditorActions();
  const waiting = useRef(settle);
  const run = (occasion: Occasion) => {
    const due = waiting.current;
    waiting.current = null;
    if (due && !due(occasion)) waiting.current = due;
  };
  useLayoutEffect(() => {
    waiting.current = settle;
  });
  useLayoutEffect(() => {
    const stopFlushing = onFlush(() => run("flushed"));
    return () => {
      stopFlushing();
      run("going");
    };
  }, [onFlush]);
  return () => run("left");
}
