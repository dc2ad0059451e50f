import { useId, useRef, type RefObject } from "react";
import { Plus, Trash2 } from "lucide-react";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import type { RouteStep } from "~/features/map/domain/route-drawing.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { checkPlace } from "./poi-rows.ts";
import { RoutePlaceInput } from "./route-place-input.tsx";
import { useEntry } from "./use-entry.ts";
import { useKeyboardNearRows } from "./use-keyboard-near-rows.ts";

interface Props {
  places: readonly LngLat[];
  /** One of each place: what is written at a place stays with it when one before it goes. */
  keys: readonly number[];
  chosen: number | null;
  labelOf: (index: number) => string;
  onChosen: (index: number) => void;
  onStep: (step: RouteStep) => void;
}

/** The places of a way in order, each to be written and taken away: all that the map does, by keys. */
export function RoutePlaces({ places, keys, chosen, labelOf, onChosen, onStep }: Props) {
  const { t } = useEditorActions();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLInputElement>(null);
  const kept = useKeyboardNearRows(list, add);
  return (
    <>
      <ol ref={list} {...kept} className="vt-route-places">
        {places.map((place, index) => (
          <li key={keys[index]} data-chosen={chosen === index || undefined} onFocus={() => onChosen(index)}>
            <RoutePlaceInput
              label={labelOf(index)}
              place={place}
              onSave={(moved) => onStep({ type: "move", index, place: moved })}
            />
            <IconButton
              label={t("poi.remove", { name: labelOf(index) })}
              onClick={() => onStep({ type: "remove", index })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <NewPlace input={add} onAdded={(place) => onStep({ type: "add", place })} />
    </>
  );
}

interface NewPlaceProps {
  input: RefObject<HTMLInputElement | null>;
  onAdded: (place: LngLat) => void;
}

function NewPlace({ input, onAdded }: NewPlaceProps) {
  const { t } = useEditorActions();
  const id = useId();
  const entry = useEntry({ shown: "", check: checkPlace, onSave: onAdded, isWhole: true });
  return (
    <form
      className="vt-route-new"
      onSubmit={(event) => {
        event.preventDefault();
        entry.settle();
      }}
    >
      <label htmlFor={id}>{t("route.newPlace")}</label>
      <div className="vt-input-line">
        <input
          ref={input}
          id={id}
          className="vt-input"
          autoComplete="off"
          placeholder="47.4997, 8.7239"
          aria-describedby={`${id}-error`}
          {...entry.inputProps}
        />
        <IconButton type="submit" label={t("poi.add")}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      <p id={`${id}-error`} className="vt-input-row__error" role="alert" hidden={entry.error === null}>
        {entry.error}
      </p>
    </form>
  );
}
