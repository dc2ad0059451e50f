"use client";

import { useEffect, type ComponentType } from "react";
import { loadedPart } from "./loaded-part.ts";

/**
 * A part of the editor whose code the first edit does not need: it comes when the part is first drawn, or before by
 * `load`. Until then `Meanwhile`, or nothing, stands in its place; without a network it comes with the next try.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  const { load, usePart } = loadedPart(fetchPart);
  function Later(props: Props) {
    const Part = usePart();
    useEffect(() => {
      void load();
      const again = () => void load();
      window.addEventListener("online", again);
      return () => window.removeEventListener("online", again);
    }, []);
    return Part ? <Part {...props} /> : Meanwhile && <Meanwhile {...props} />;
  }
  return Object.assign(Later, { load });
}
