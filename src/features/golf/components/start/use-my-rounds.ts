"use client";

import { useEffect, useState } from "react";
import { cameBack } from "~/lib/browser/came-back.ts";
import { golfConnection } from "../../client/connection/connection.ts";
import { asTheyStandNow, listedRound, roundsOfThisPhone, type ListedRound } from "../../client/my-rounds.ts";
import { phoneStorage } from "../../client/this-phone.ts";
import type { Course } from "../../course.ts";
import type { GameState } from "../../schema.ts";

/** A round of the list; one that is over meanwhile was under way as far as the phone knew when it looked first. */
type FoundRound = ListedRound & { wasUnderWay: boolean };

/**
 * The last rounds of this phone, the latest first: as far as it knows them, and those under way as the server does, once
 * it is asked. It looks again when somebody comes back to the page, and shows until then what it found before. A line is
 * opened only where there is something to ask.
 */
export function useMyRounds(course: Course, isEditing: boolean): { rounds: FoundRound[]; isLooking: boolean } {
  const [rounds, setRounds] = useState<FoundRound[]>([]);
  const [isLooking, setIsLooking] = useState(true);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    if (isEditing) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const pageIds = course.holes.map((hole) => hole.pageId);
    function show(found: FoundRound[]) {
      setRounds(found);
      setIsLooking(false);
    }
    async function read() {
      const ids = roundsOfThisPhone();
      if (ids.length === 0) return show([]); // without opening a storage that may take its time
      const storage = await phoneStorage();
      const states = await Promise.all(ids.map((id) => storage.gameOf(id).catch(() => null)));
      const known = states.filter((state) => state !== null);
      const listed = (state: GameState) => listedRound(state, pageIds);
      if (signal.aborted) return;
      const now = new Date();
      const found = known.map((state) => {
        const round = listedRound(state, pageIds, now);
        return { ...round, wasUnderWay: round.isUnderWay };
      });
      show(found);
      const read = (gameId: string) => golfConnection().api.game.get.query({ gameId }, { signal });
      const told = await asTheyStandNow(known, (state) => listed(state).isUnderWay, read);
      const stands = (at: number) => told[at] && told[at] !== known[at] && listed(told[at]);
      if (!signal.aborted) setRounds(found.map((round, at) => ({ ...round, ...stands(at) })));
    }
    void read();
    void cameBack(signal).then(() => {
      setIsLooking(true);
      setVisit(visit + 1);
    });
    return () => leaving.abort();
  }, [course, isEditing, visit]);
  return { rounds, isLooking };
}
