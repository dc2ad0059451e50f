"use client";

import { useSyncExternalStore } from "react";

/** The hole that a page shows at the moment. `by` says who turned to it; null before anybody has. */
interface ActiveHole {
  /** Position in the course, from 0. Whoever turns keeps it within the course. */
  index: number;
  by: "card" | "map" | null;
  /** Whether a scorecard that turns with the map is on the page: without one, a map leads to the holes' pages. */
  hasCard: boolean;
}

const first: ActiveHole = { index: 0, by: null, hasCard: false };
let active = first;
const listeners = new Set<() => void>();

/** The hole that map and card of this page share; the first one before anybody has turned. */
export const activeHole = (): ActiveHole => active;

/** Calls back after every turn. Returns the way to stop; when nobody listens any more, the page is gone and forgotten. */
export function onHoleTurned(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) active = first;
  };
}

/** Turns map and card to a hole. `by` lets each of them tell its own turns from the other's. Equal turns change nothing. */
export function turnToHole(index: number, by: "card" | "map"): void {
  if (active.index === index && active.by === by) return;
  change({ ...active, index, by });
}

/** A scorecard is on the page, with its rows, until the returned function is called. */
export function joinAsCard(): () => void {
  change({ ...active, hasCard: true });
  return () => change({ ...active, hasCard: false });
}

function change(next: ActiveHole): void {
  active = next;
  for (const listener of [...listeners]) listener();
}

/**
 * Whether the page has a card. Its attribute is asked for as a property: a page with a script that spells an attribute
 * keeps all style rules for it, here those of the play screen.
 */
function isPlayScreen(): boolean {
  const trackers = document.querySelectorAll<HTMLElement>(".score-tracker");
  return [...trackers].some(({ dataset }) => dataset.view === "card");
}

/** Longer than this a map waits for no card: it may not be able to come. */
const longestWaitMs = 8_000;

/**
 * Resolves when a map may take its turn: at once on a page without a card, else when the card has its rows, since they
 * and not the map are what people came for, or after eight seconds.
 */
export function afterCard(signal: AbortSignal): Promise<void> {
  if (!isPlayScreen()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => active.hasCard && done();
    const stop = onHoleTurned(look);
    const timer = setTimeout(done, longestWaitMs);
    signal.addEventListener("abort", done);
    look();
    function done() {
      stop();
      clearTimeout(timer);
      resolve();
    }
  });
}

/** The active hole as React state. */
export function useActiveHole(): ActiveHole {
  return useSyncExternalStore(onHoleTurned, activeHole, () => first);
}
