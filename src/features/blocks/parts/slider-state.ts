/** A drag further than this changes the slide, in px. */
export const dragPx = 20;
/** The page's scrolling is captured once this part of the slides is in view. */
export const lockShare = 0.95;
/** How long one slide moves out and the next one in. */
export const slideMs = 500;

/** On to the next slide, or back. */
export type Way = 1 | -1;

export interface SliderState {
  /** The slide that is shown, from 0. */
  index: number;
  count: number;
  /** Whether nearly all of the slides' window is in view. */
  isInView: boolean;
  /** Whether drags, the wheel and keys move the slides and not the page. */
  isLocked: boolean;
  /** Which way the page was let go, or that somebody left; null as long as it may be captured, and out of view. */
  released: Way | "left" | null;
}

export type SliderEvent =
  /** The page was scrolled, and this part of the slides' window is in view. */
  | { type: "seen"; share: number }
  /** Somebody scrolled: by a drag, the wheel or a key. */
  | { type: "scrolled"; way: Way }
  /** Somebody asked for the slide beside the one that is shown: by the arrow, or by dragging it with a mouse. */
  | { type: "stepped"; way: Way }
  /** A slide came into view in another way: by its dot, the keyboard's focus or a search in the page. */
  | { type: "chosen"; index: number }
  /** Escape, a drawer that closed, or the keyboard's focus elsewhere on the page. */
  | { type: "left" };

export function firstState(count: number): SliderState {
  return { index: 0, count, isInView: false, isLocked: false, released: null };
}

/**
 * What an event makes of the slides. The lock engages when they are nearly fully in view, and is released by scrolling
 * back before the first or on after the last one. It engages again by scrolling the other way, or once they were out of
 * view; after somebody left, only the latter. Pure.
 */
export function afterSliderEvent(state: SliderState, event: SliderEvent): SliderState {
  switch (event.type) {
    case "seen": {
      const isInView = event.share >= lockShare;
      if (isInView === state.isInView) return state;
      if (!isInView) return { ...state, isInView, isLocked: false, released: null };
      return { ...state, isInView, isLocked: state.released === null };
    }
    case "scrolled": {
      const { isInView, released } = state;
      const isFree = released === "left" || released === event.way;
      return isInView && !isFree ? moved({ ...state, isLocked: true, released: null }, event.way) : state;
    }
    case "stepped":
      return moved(state, event.way);
    case "chosen":
      return { ...state, index: Math.min(Math.max(event.index, 0), state.count - 1) };
    case "left":
      return letGo(state, "left");
  }
}

function moved(state: SliderState, way: Way): SliderState {
  const index = state.index + way;
  const isBeyond = index < 0 || index >= state.count;
  return isBeyond ? letGo(state, way) : { ...state, index };
}

function letGo(state: SliderState, released: Way | "left"): SliderState {
  return { ...state, isLocked: false, released: state.isInView ? released : null };
}

/**
 * How far somebody has come through the slides, from 0 to 1, for the event `slider_progress_update`: the part of the
 * slides that was reached, weighted with min(0.8, 0.5 × their count).
 */
export function sliderProgress({ index, count }: Pick<SliderState, "index" | "count">): number {
  const weight = Math.min(0.8, 0.5 * count);
  return (weight * (index + 1)) / count;
}

/** A turn of the wheel or a push on a trackpad, whose momentum goes on sending events. */
export interface WheelTurn {
  /** Of the last event, in ms. */
  time: number;
  /** How far the last event moved, in px. */
  size: number;
  /** How far it has come since it began, in px, down the page. */
  travelled: number;
  /** When it moved a slide, or was taken for something else; null while it did not. */
  spentAt: number | null;
}

export const noTurn: WheelTurn = { time: -Infinity, size: 0, travelled: 0, spentAt: null };

const pauseMs = 150;
const notchPx = 50;

/**
 * What an event of the wheel adds to the turn before it. A pause begins a new turn, and so does, after the slide has moved, a
 * push that is as strong as the one before: momentum only gets weaker. Pure.
 */
export function afterWheel(before: WheelTurn, { deltaY, time }: { deltaY: number; time: number }): WheelTurn {
  const size = Math.abs(deltaY);
  const hasMoved = before.spentAt !== null && time - before.spentAt >= slideMs;
  const isNew = time - before.time > pauseMs || (hasMoved && size >= notchPx && size >= before.size);
  const { travelled, spentAt } = isNew ? noTurn : before;
  return { time, size, travelled: travelled + deltaY, spentAt };
}

/** Which way a turn moves the slides, once it has come far enough; null before that, and after it did. */
export function wayOfTurn({ travelled, spentAt }: WheelTurn): Way | null {
  if (spentAt !== null || Math.abs(travelled) <= dragPx) return null;
  return travelled > 0 ? 1 : -1;
}
