import { useEffect, useState } from "react";
import { loadStyle, type LoadedStyle } from "./load-style.ts";
import type { MapTheme } from "./map-theme.ts";

/** Milliseconds until a style that could not be had is asked for again. */
const retryTime = 60_000;

/** The style of the theme: undefined while it is on its way, null while there is none (it is asked for again). */
export function useMapStyle(theme: MapTheme): LoadedStyle | null | undefined {
  const [loaded, setLoaded] = useState<{ theme: MapTheme; style: LoadedStyle | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let isThere = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      clearTimeout(retry);
      const style = await loadStyle(theme);
      if (!isCurrent || (isThere && !style)) return; // the network has changed meanwhile, and a later question was answered
      isThere ||= style !== null;
      setLoaded({ theme, style });
      if (!style) retry = setTimeout(() => void load(), retryTime);
      else window.removeEventListener("online", onOnline);
    }
    const onOnline = () => void load();
    window.addEventListener("online", onOnline);
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
      window.removeEventListener("online", onOnline);
    };
  }, [theme]);
  return loaded?.theme === theme ? loaded.style : undefined;
}
