"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Snap } from "../../domain/drawer-snap.ts";

const key = "golfDrawer";

interface DrawerSnap {
  snap: Snap;
  snapTo: (snap: Snap) => void;
}

/**
 * The drawer's snap point. The full drawer is an entry of the browser's history: the phone's way back brings it down to
 * the map and leaves the page only then, the way forward pulls it up again, and it is as it was after a reload.
 * `onReturned` is called when the way back has brought it down.
 */
export function useDrawerSnap(isActive: boolean, onReturned: () => void): DrawerSnap {
  const [snap, setSnap] = useState<Snap>("low");
  const wanted = useRef<Snap>("low");
  /** From the step back until the browser has taken it: what is wanted meanwhile waits for that. */
  const isStepping = useRef(false);
  const returned = useRef(onReturned);
  returned.current = onReturned;

  const settle = useCallback(() => {
    if (isStepping.current) return;
    const isFullEntry = snapOfEntry() === "full";
    if (wanted.current === "full" && !isFullEntry && isActive) {
      history.pushState({ ...(history.state as object | null), [key]: "full" }, "");
    }
    if (wanted.current === "low" && isFullEntry) {
      isStepping.current = true;
      history.back();
    }
  }, [isActive]);

  const snapTo = useCallback(
    (next: Snap) => {
      wanted.current = next;
      setSnap(next);
      settle();
    },
    [settle],
  );

  useEffect(() => {
    wanted.current = snapOfEntry();
    setSnap(wanted.current);
  }, []);

  useEffect(() => {
    settle(); // pulled up before it was known to be a drawer
    const onPopState = () => {
      if (isStepping.current) {
        isStepping.current = false;
        return settle();
      }
      const before = wanted.current;
      wanted.current = snapOfEntry();
      setSnap(wanted.current);
      if (before === "full" && wanted.current === "low") returned.current();
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [settle]);

  return { snap, snapTo };
}

function snapOfEntry(): Snap {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && key in state ? "full" : "low";
}
