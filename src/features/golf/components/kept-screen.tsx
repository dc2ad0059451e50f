import type { ComponentType } from "react";
import { useKeptScreens } from "../client/offline/use-kept-screens.ts";
import type { ScreenProps } from "./screen-props.ts";

/** A screen that has itself and the other screens of the round kept for the time without a network. */
export function keptScreen<Props extends ScreenProps>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function KeptScreen(props) {
    useKeptScreens(props.paths, props.isEditing);
    return <Screen {...props} />;
  };
}
