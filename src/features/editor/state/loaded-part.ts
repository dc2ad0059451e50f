import { useSyncExternalStore } from "react";

/** A part of the editor whose code comes when it is needed; after a failure (no network) the next call tries again. */
export function loadedPart<Part>(fetchPart: () => Promise<Part>): {
  /** Answers whether it has come. */
  load: () => Promise<boolean>;
  /** The part, or null until its code has come. */
  usePart: () => Part | null;
} {
  let loaded: Part | null = null;
  let loading: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function load(): Promise<boolean> {
    loading ??= fetchPart().then(
      (part) => {
        loaded = part;
        for (const listener of listeners) listener();
        return true;
      },
      () => {
        loading = null;
        return false;
      },
    );
    return loading;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  const usePart = () =>
    useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
  return { load, usePart };
}
