import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { dequal } from "dequal/lite";
import { shownPoint } from "~/features/blocks/pictures/picture.tsx";
import type { FocalPoint, MediaRef } from "~/features/media/schema.ts";
import { delayedTask } from "../inputs/delayed-task.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { focalPointByKey, focalPointUnder } from "./focal-move.ts";
import { useDescribeMedium } from "./use-describe-medium.ts";

/** Key presses with shorter pauses than this, in milliseconds, are one step to take back. */
const keyPause = 700;

/**
 * Moves the point of a picture that every crop keeps in view: by dragging, by a tap, by arrow keys, or to a given place.
 * The page follows at once; it is saved when the move ends.
 */
export function useFocalPoint({ id }: Pick<MediaRef, "id">) {
  const { getState, onFlush } = useEditorActions();
  const { preview, describe } = useDescribeMedium();
  const move = useRef<{ from: MediaRef["focalPoint"]; to: MediaRef["focalPoint"] } | null>(null);
  const [keys] = useState(() => delayedTask(keyPause));
  useLayoutEffect(() => keys.finish, [keys]); // saves when the menu closes meanwhile
  useLayoutEffect(() => onFlush(keys.finish), [onFlush, keys]);

  // Where the move has come to, and not what the page shows: an answer to the move before may just have changed that.
  const shown = () => (move.current ? move.current.to : (getState().media[id]?.focalPoint ?? null));
  const show = (to: MediaRef["focalPoint"]) => {
    move.current = { from: move.current ? move.current.from : shown(), to };
    preview(id, { focalPoint: to });
  };
  const end = () => {
    const done = move.current;
    move.current = null;
    if (done && !dequal(done.from, done.to)) void describe(id, { focalPoint: done.to });
  };
  const moveTo = (point: FocalPoint) => {
    keys.finish();
    show(point);
    end();
  };
  const under = (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) =>
    focalPointUnder(event, event.currentTarget.getBoundingClientRect());

  return {
    moveTo,
    /** Of the picture's frame. A finger scrolls past it: it drags the point itself, or taps. */
    frame: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnPoint = (event.target as Element).role === "slider";
        if (event.button !== 0 || (event.pointerType !== "mouse" && !isOnPoint)) return;
        keys.finish();
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!isOnPoint) show(under(event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) show(under(event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        end();
        event.currentTarget.querySelector<HTMLElement>("[role=slider]")?.focus(); // for the arrow keys
      },
      onPointerCancel: () => {
        if (move.current) preview(id, { focalPoint: move.current.from });
        move.current = null;
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const isFinger = (event.nativeEvent as globalThis.PointerEvent).pointerType !== "mouse";
        if (isFinger && (event.target as Element).role !== "slider") moveTo(under(event));
      },
    },
    /** Of the point itself. */
    point: {
      onKeyDown: (event: KeyboardEvent) => {
        const next = focalPointByKey(shownPoint(shown()), event);
        if (!next) return;
        event.preventDefault();
        show(next);
        keys.start(end);
      },
      onBlur: keys.finish,
    },
  };
}
