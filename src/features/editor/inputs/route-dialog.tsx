import { lazy, Suspense, useReducer, useRef, useState, type KeyboardEvent } from "react";
import { Redo2, Trash2, Undo2 } from "lucide-react";
import { MapBoundary } from "~/features/map/components/map-boundary.tsx";
import { lengthOf } from "~/features/map/domain/distance.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { drawingOf, drawn, type RouteStep } from "~/features/map/domain/route-drawing.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { historyKey } from "../controls/history-key.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useUnsavedWords } from "../state/unsaved-words.ts";
import { useViewContext } from "../state/use-view-context.ts";
import { RoutePlaces } from "./route-places.tsx";
import { useSectionMarkers } from "./use-section-markers.ts";

const RouteDrawer = lazy(() => import("~/features/map/components/route-drawer.tsx"));

interface Props {
  title: string;
  route: LngLat[] | null;
  onDrawn: (route: LngLat[] | null) => void;
  onClose: () => void;
}

/** Draws a way on the map, or place by place in the list beside it. Nothing is saved before it is taken over, and nothing drawn goes unasked. */
export function RouteDialog({ title, route, onDrawn, onClose }: Props) {
  const { t } = useEditorActions();
  const { texts } = useViewContext();
  const markers = useSectionMarkers();
  const [drawing, step] = useReducer(drawn, route, drawingOf);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { places, keys, past, future } = drawing;
  useUnsavedWords(past.length > 0);
  const onLeft = () => (past.length > 0 ? setIsAsking(true) : onClose());
  const safe = useRef<HTMLButtonElement>(null);
  const labelOf = (index: number) => t("poi.point", { number: index + 1 });
  const onStep = (next: RouteStep) => {
    step(next);
    setChosen(next.type === "add" ? places.length : next.type === "move" ? next.index : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const isOnMap = event.target instanceof HTMLCanvasElement; // which has the focus after a click
    if (isOnMap && chosen !== null && ["Delete", "Backspace"].includes(event.key)) {
      event.preventDefault();
      onStep({ type: "remove", index: chosen });
      return;
    }
    const type = historyKey(event);
    if (!type) return;
    event.preventDefault();
    event.stopPropagation(); // what is drawn is taken back, and not what was done on the page
    onStep({ type });
  };

  return (
    <DialogFrame
      isOpen
      isWide
      onClose={onLeft}
      title={title}
      description={t("route.drawHint")}
      focusFirst={safe} // the first part that the keyboard reaches would be the one that removes all
      actions={
        <>
          <button ref={safe} type="button" className="vt-button vt-button--outline" onClick={onLeft}>
            {t("dialog.cancel")}
          </button>
          <button
            type="button"
            className="vt-button vt-button--primary"
            disabled={past.length === 0 || places.length === 1}
            onClick={() => onDrawn(places.length === 0 ? null : [...places])}
          >
            {t("route.take")}
          </button>
        </>
      }
    >
      <div className="vt-route-drawing" onKeyDown={onKeyDown}>
        <div className="map vt-place-map">
          <MapBoundary fallback={<p className="map__loading">{t("route.noMap")}</p>}>
            <Suspense fallback={<p className="map__loading">{texts.map.loading}</p>}>
              <RouteDrawer
                places={places}
                markers={markers}
                texts={texts.map}
                labelOf={labelOf}
                chosen={chosen}
                onChosen={setChosen}
                onStep={onStep}
              />
            </Suspense>
          </MapBoundary>
        </div>
        <div className="vt-route-drawing__tools">
          {/* Disabled, they would drop the keyboard as soon as they have nothing left to do. */}
          <IconButton
            label={t("toolbar.undo")}
            aria-disabled={past.length === 0}
            onClick={() => past.length > 0 && onStep({ type: "undo" })}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label={t("toolbar.redo")}
            aria-disabled={future.length === 0}
            onClick={() => future.length > 0 && onStep({ type: "redo" })}
          >
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton
            label={chosen === null ? t("route.removeChosen") : t("poi.remove", { name: labelOf(chosen) })}
            aria-disabled={chosen === null || !(chosen in places)}
            onClick={() => chosen !== null && chosen in places && onStep({ type: "remove", index: chosen })}
          >
            <Trash2 aria-hidden />
          </IconButton>
          <button
            type="button"
            className="vt-button vt-button--quiet"
            aria-disabled={places.length === 0}
            onClick={() => places.length > 0 && onStep({ type: "clear" })}
          >
            {t("route.clear")}
          </button>
          <p className="vt-hint" role="status">
            {t("route.length", { places: places.length, kilometres: (lengthOf([...places]) / 1000).toFixed(1) })}
          </p>
        </div>
        <RoutePlaces {...{ places, keys, chosen, labelOf, onStep }} onChosen={setChosen} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t("records.leaveTitle")}
        description={t("route.leaveText")}
        confirm={t("records.leave")}
        onClose={() => setIsAsking(false)}
        onConfirmed={onClose}
      />
    </DialogFrame>
  );
}
