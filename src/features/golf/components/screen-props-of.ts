import type { ViewContext } from "~/features/blocks/ui.ts";
import type { Course } from "../course.ts";
import type { ScreenProps } from "./screen-props.ts";

/** Gathers what a screen needs from the view's context. */
export function screenPropsOf(context: ViewContext, kind: "gameSetup" | "scoreTracker"): ScreenProps {
  const root = `/${context.locale}`;
  const path = (name: string) => context.pagePath({ slug: `~urban-golf-${name}` }) ?? root;
  return {
    texts: context.texts.golf,
    paths: {
      root,
      start: path("start"),
      edit: path("edit"),
      share: path("share"),
      play: path("play"),
      coupon: path("coupon"),
    },
    locale: context.locale,
    isEditing: context.mode === "edit",
    course: (context.data[kind] as Course | undefined) ?? { holes: [], rankingName: null },
  };
}
