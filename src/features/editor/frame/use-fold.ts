import { useRef, useState, type RefObject } from "react";
import { useWordsWithin, type Words } from "../state/unsaved-words.ts";
import { useFrame } from "./frame-context.tsx";

interface Fold {
  isOpen: boolean;
  /** What is written in it. */
  words: Words;
  /** Opens it, or closes it once the person has agreed to lose what is written in it. */
  toggle: () => void;
  /** Closes it, unasked: with the keyboard in its row, that goes back to what opens it. */
  close: () => void;
  /** The button in its row that opens it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** A part that is opened and closed in its place. */
export function useFold(startsOpen: boolean): Fold {
  const { leave } = useFrame();
  const words = useWordsWithin();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (opener.current?.closest("li")?.contains(document.activeElement)) opener.current.focus();
    setIsOpen(false);
  };
  const toggle = () => (isOpen ? leave(close, words) : setIsOpen(true));
  return { isOpen, words, toggle, close, opener };
}
