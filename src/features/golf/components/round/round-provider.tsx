"use client";

import type { ReactNode } from "react";
import { useGame } from "../../client/use-game.ts";
import type { ScreenProps } from "../screen-props.ts";
import { RoundContext } from "./use-round.ts";

type Props = ScreenProps & { children: ReactNode };

/** Opens the round that this phone plays or watches, live, for all that stands inside (`useRound`). */
export function RoundProvider({ texts, paths, locale, isEditing, course, children }: Props) {
  const game = useGame(paths, isEditing);
  return <RoundContext value={{ texts, paths, locale, isEditing, course, ...game }}>{children}</RoundContext>;
}
