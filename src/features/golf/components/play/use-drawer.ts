"use client";

import { useRef, type PointerEvent, type RefObject } from "react";
import { boundedPull, snapAfter, type Snap } from "../../domain/drawer-snap.ts";
import { useDrawerSnap } from "./use-drawer-snap.ts";

interface Gesture {
  pointerId: number;
  startX: number;
  startY: number;
  lastY: number;
  lastTime: number;
  velocity: number;
  travel: number;
  isPulling: boolean;
}

interface Drawer {
  snap: Snap;
  snapTo: (snap: Snap) => void;
  /** Belongs on the drawer. It is pulled by whatever in it carries `data-grip`. */
  pull: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Less is a tap, or the beginning of a swipe to the side. */
const slackPx = 8;

interface Options {
  isActive: boolean;
  /** The browser's way back has brought it down. */
  onReturned: () => void;
}

/** The drawer's snap point, and the finger that pulls it from one to the other. Whoever cannot pull has its buttons. */
export function useDrawer(sheet: RefObject<HTMLElement | null>, { isActive, onReturned }: Options): Drawer {
  const { snap, snapTo } = useDrawerSnap(isActive, onReturned);
  const gesture = useRef<Gesture | null>(null);

  function onRelease(event: PointerEvent<HTMLElement>) {
    const { current } = gesture;
    gesture.current = null;
    if (!current?.isPulling || !sheet.current) return;
    const moved = event.clientY - current.startY;
    const rested = event.timeStamp - current.lastTime > 80;
    delete sheet.current.dataset["pulling"];
    sheet.current.style.removeProperty("--pull");
    const { travel, velocity } = current;
    snapTo(snapAfter({ from: snap, moved, travel, velocity: rested ? 0 : velocity }));
  }

  return {
    snap,
    snapTo,
    pull: {
      onPointerDown(event) {
        if (!isActive || event.button !== 0 || !(event.target as Element).closest("[data-grip]")) return;
        gesture.current = {
          pointerId: event.pointerId,
          startX: event.clientX,
          startY: event.clientY,
          lastY: event.clientY,
          lastTime: event.timeStamp,
          velocity: 0,
          travel: travelOf(event.currentTarget),
          isPulling: false,
        };
      },
      onPointerMove(event) {
        const { current } = gesture;
        const element = sheet.current;
        if (current?.pointerId !== event.pointerId || !element) return;
        const moved = event.clientY - current.startY;
        if (!current.isPulling) {
          if (Math.abs(event.clientX - current.startX) > slackPx) return void (gesture.current = null);
          if (Math.abs(moved) < slackPx) return;
          current.isPulling = true;
          element.dataset["pulling"] = "";
          element.setPointerCapture(event.pointerId); // the button below the finger is not clicked then
        }
        const elapsed = event.timeStamp - current.lastTime;
        if (elapsed > 0) current.velocity = (event.clientY - current.lastY) / elapsed;
        current.lastY = event.clientY;
        current.lastTime = event.timeStamp;
        element.style.setProperty("--pull", `${boundedPull(snap, moved, current.travel)}px`);
      },
      onPointerUp: onRelease,
      onPointerCancel: onRelease,
    },
  };
}

/** The way between the snap points: the drawer's height without what shows of it when it is low. */
function travelOf(element: HTMLElement): number {
  const low = Number.parseFloat(getComputedStyle(element).getPropertyValue("--golf-low"));
  return element.offsetHeight - (Number.isFinite(low) ? low : element.offsetHeight / 5);
}
