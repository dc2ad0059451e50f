"use client";

import { createContext, useContext } from "react";
import type { GameStore } from "../../client/game-store.ts";
import type { OpenGame } from "../../client/use-game.ts";
import type { Course } from "../../course.ts";
import type { ScreenProps } from "../screen-props.ts";

/** The round that a screen shows: how it stands, the way to change it, and what its page says about course and words. */
export type Round = ScreenProps &
  OpenGame & {
    /** The site's course as it is now; `course` is the one that the round is played on. */
    today: Course;
  };

/** A round that this phone plays, and so may change. */
type PlayedRound = Round & { store: GameStore };

export const RoundContext = createContext<Round | null>(null);

/** The round around this component. Throws outside of one. */
export function useRound(): Round {
  const round = useContext(RoundContext);
  if (round === null) throw new Error("There is no round around this component");
  return round;
}

/** The same for what is shown to players only. Throws for spectators, and before the round is there. */
export function usePlayedRound(): PlayedRound {
  const round = useRound();
  if (round.store === null) throw new Error("This phone does not play the round");
  return { ...round, store: round.store };
}
