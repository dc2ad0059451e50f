import { useEffect, useSyncExternalStore } from "react";
import type { RichTextEditor as EditorOfRichText } from "../richtext/rich-text-editor.tsx";

type RichTextEditor = typeof EditorOfRichText;

let loaded: RichTextEditor | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the editor of formatted text once; after a failure (no network) the next call tries again. */
export function loadRichTextEditor(): Promise<void> {
  loading ??= import("../richtext/rich-text-editor.tsx").then(
    ({ RichTextEditor }) => {
      loaded = RichTextEditor;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** The editor of formatted text, or null until its code has come. */
export function useRichTextEditor(): RichTextEditor | null {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
}

/** Loads the editor of formatted text when the page has come to rest, and again when the network is back. */
export function useRichTextPreload(): void {
  useEffect(() => {
    const load = () => void loadRichTextEditor();
    const timer = setTimeout(load, 1500);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", load);
    };
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
