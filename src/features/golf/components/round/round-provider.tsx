"use client";

import { useMemo, type ReactNode } from "react";
import { useGame } from "../../client/use-game.ts";
import { playedCourse } from "../../domain/played-course.ts";
import type { ScreenProps } from "../screen-props.ts";
import { RoundContext } from "./use-round.ts";

type Props = ScreenProps & { children: ReactNode };

/** Opens the round that this phone plays or watches, live, for all that stands inside (`useRound`). */
export function RoundProvider({ texts, paths, locale, isEditing, course, children }: Props) {
  const game = useGame(paths, isEditing);
  const played = game.view.course;
  const ofRound = useMemo(() => playedCourse(course, played, locale), [course, played, locale]);
  return (
    <RoundContext value={{ texts, paths, locale, isEditing, course: ofRound, today: course, ...game }}>
      {children}
    </RoundContext>
  );
}
