"use client";

import { useState, type ComponentType, type ReactNode } from "react";
import { loadedPart } from "../state/loaded-part.ts";
import { useAtRest } from "../state/use-at-rest.ts";

/** How the button of a menu looks and what it is called. */
export interface Face {
  label: string;
  className: string;
  children: ReactNode;
}

export interface MenuProps {
  face: Face;
  /** How its button was left while the menu's code was on its way: pressed, and with the keyboard. */
  atFirst: { isOpen: boolean; hasFocus: boolean };
}

/**
 * A button that opens a menu or a popover whose code the first edit does not need. A button with the same face stands
 * there until the code has come, at rest or with the first press; pressed before, the menu opens as soon as it can.
 */
export function laterMenu<Props extends object>(
  popup: "menu" | "dialog",
  fetchMenu: () => Promise<ComponentType<Props & MenuProps>>,
) {
  const { load, usePart } = loadedPart(fetchMenu);
  return function LaterMenu(props: Props & Pick<MenuProps, "face">) {
    const Menu = usePart();
    const [isPressed, setPressed] = useState(false);
    const [hasFocus, setFocus] = useState(false);
    const [isDown, setDown] = useState(false); // a press is lost where the button goes before it is let go of
    const onUp = () => void setTimeout(() => setDown(false)); // its click comes first
    useAtRest(load);
    if (Menu && !isDown) return <Menu {...props} atFirst={{ isOpen: isPressed, hasFocus }} />;
    const { className, label, children } = props.face;
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={popup}
        aria-expanded={false}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onPointerDown={() => setDown(true)}
        onPointerUp={onUp}
        onPointerCancel={onUp}
        onPointerLeave={onUp}
        onClick={() => {
          setPressed(true);
          void load();
        }}
      >
        {children}
      </button>
    );
  };
}
