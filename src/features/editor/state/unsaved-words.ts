import { createContext, use, useEffect, useState } from "react";

/** Words that nothing but their own button saves, written somewhere in a part of the editor. */
export interface Words {
  /** Tells of a form that holds some. Returns how to tell that they are saved or dropped. */
  hold: () => () => void;
  areHeld: () => boolean;
  /** Calls whenever no form holds any, at once where none does. Returns how to wait no longer. */
  whenFree: (then: () => void) => () => void;
}

/** The words of a part, which are words of the part around it, too. */
export function createWords(around?: Words): Words {
  const forms = new Set<object>();
  const waiting = new Set<() => void>();
  const release = () => forms.size > 0 || waiting.forEach((then) => then());
  return {
    areHeld: () => forms.size > 0,
    whenFree(then) {
      waiting.add(then);
      release();
      return () => void waiting.delete(then);
    },
    hold() {
      const form = {};
      forms.add(form);
      const releaseAround = around?.hold();
      return () => {
        forms.delete(form);
        releaseAround?.();
        release();
      };
    },
  };
}

/** All of them: what leaving the page would lose. */
export const allWords = createWords();

/** Files on their way into the library, which leaving the page would cut off. Closing a part of the editor does not. */
export const filesUnderWay = createWords();

/** Changes of pages that are not open, from when they were made until they are answered. */
export const changesUnderWay = createWords();

/** The innermost part that can be closed by itself. */
export const WordsContext = createContext(allWords);

/** The words of a part that can be closed by itself; it stands in a `<WordsContext>` of them. */
export function useWordsWithin(): Words {
  const around = use(WordsContext);
  const [words] = useState(() => createWords(around));
  return words;
}

/** Tells of a form's words for as long as it holds some: before they are lost, the person is asked. */
export function useUnsavedWords(isHolding: boolean): void {
  const words = use(WordsContext);
  useEffect(() => (isHolding ? words.hold() : undefined), [words, isHolding]);
}
