import type { ComponentProps, ReactNode } from "react";
import { zoomBy, type Camera } from "../client/camera.ts";
import { chooseMapTheme, type MapTheme } from "../client/map-theme.ts";
import type { Position } from "../domain/position.ts";
import type { MapTexts } from "../texts.ts";
import { controlIcons } from "./map-icons.tsx";

interface Props {
  map: Camera;
  texts: MapTexts;
  theme: MapTheme;
  position: Position;
  isLarge: boolean;
  onShowAll: () => void;
  onLocate: () => void;
  /** A set of its own, after the others. */
  children?: ReactNode;
}

/** Zoom, whole course, imagery and own position: what fingers do, for everybody who has one finger, a mouse or keys. */
export function MapControls({ map, texts, theme, position, isLarge, onShowAll, onLocate, children }: Props) {
  const problem = { refused: texts.refused, unavailable: texts.unavailable, elsewhere: texts.elsewhere };
  const { status } = position;
  const isFollowing = status === "on" || status === "locating";
  return (
    <div className="map-controls" role="group" aria-label={texts.controls} data-large={isLarge}>
      <div className="map-controls__set">
        <Control label={texts.zoomIn} onPressed={() => zoomBy(map, 1)}>
          {controlIcons.plus}
        </Control>
        <Control label={texts.zoomOut} onPressed={() => zoomBy(map, -1)}>
          {controlIcons.minus}
        </Control>
        <Control label={texts.showAll} onPressed={onShowAll}>
          {controlIcons.all}
        </Control>
      </div>
      <div className="map-controls__set">
        <Control
          label={texts.theme}
          isPressed={theme === "dark"}
          onPressed={() => chooseMapTheme(theme === "dark" ? "light" : "dark")}
        >
          {controlIcons.theme}
        </Control>
        <Control label={texts.locate} isPressed={isFollowing} isBusy={status === "locating"} onPressed={onLocate}>
          {controlIcons.locate}
        </Control>
      </div>
      {children}
      <p className="map-controls__note" role="status">
        {status === "locating" ? texts.locating : status in problem ? problem[status as keyof typeof problem] : ""}
      </p>
    </div>
  );
}

interface ControlProps extends Pick<ComponentProps<"button">, "ref" | "aria-expanded" | "aria-controls"> {
  label: string;
  isPressed?: boolean;
  isBusy?: boolean;
  onPressed: () => void;
  children: ReactNode;
}

/** One button of a set. */
export function Control({ label, isPressed, isBusy, onPressed, children, ...more }: ControlProps) {
  return (
    <button
      type="button"
      className="map-control"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={isBusy}
      onClick={onPressed}
      {...more}
    >
      {children}
    </button>
  );
}
