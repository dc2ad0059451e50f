import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import type { AddPlace } from "../canvas-context.ts";
import { useAddGroup } from "./use-add-group.ts";
import type { SampleSource } from "./use-samples.ts";

/** How long a choice waits for the words and pictures of a sample, in milliseconds. */
const longestWait = 4_000;

interface AddChosen {
  place: AddPlace;
  samples: SampleSource | undefined;
  onClosed: () => void;
}

/**
 * Adds the kind that was chosen, once its samples are there: whoever is quicker than they are waits for them; without a
 * network a section begins empty. What is typed meanwhile (`typeAhead`) belongs to the new section.
 */
export function useAddChosen({ place, samples, onClosed }: AddChosen) {
  const addGroup = useAddGroup();
  const [chosen, setChosen] = useState<BlockDefinition | null>(null);
  const ahead = useRef("");
  const hasSamples = samples !== undefined;
  // All in one picture: whoever goes on typing at once types into the new section, and not into what was behind.
  const add = (block: BlockDefinition) => {
    flushSync(() => {
      onClosed();
      addGroup(block.kind, place, samples);
    });
    queueMicrotask(() => ahead.current !== "" && document.execCommand("insertText", false, ahead.current)); // behind the caret
  };
  const addLater = useEffectEvent(add);
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => addLater(chosen), hasSamples ? 0 : longestWait);
    return () => clearTimeout(timer);
  }, [chosen, hasSamples]);
  return {
    isChosen: chosen !== null,
    typeAhead: (letters: string) => void (ahead.current += letters),
    choose: (block: BlockDefinition) => {
      flushSync(() => setChosen(block));
      if (hasSamples) add(block);
    },
  };
}
