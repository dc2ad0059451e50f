"use client";

import { useEffect, useState } from "react";
import { listedRound, roundsOfThisPhone, type ListedRound } from "../../client/my-rounds.ts";
import { phoneStorage } from "../../client/this-phone.ts";
import type { Course } from "../../course.ts";

/** The last rounds of this phone, the latest first, as far as it knows them; null until the browser has looked. */
export function useMyRounds(course: Course, isEditing: boolean): ListedRound[] | null {
  const [rounds, setRounds] = useState<ListedRound[] | null>(null);
  useEffect(() => {
    if (isEditing) return;
    let isHere = true;
    const pageIds = course.holes.map((hole) => hole.pageId);
    async function read() {
      const ids = roundsOfThisPhone();
      if (ids.length === 0) return setRounds([]); // without opening a storage that may take its time
      const storage = await phoneStorage();
      const states = await Promise.all(ids.map((id) => storage.gameOf(id).catch(() => null)));
      const now = new Date();
      if (isHere) setRounds(states.flatMap((state) => (state ? listedRound(state, pageIds, now) : [])));
    }
    void read();
    return () => {
      isHere = false;
    };
  }, [course, isEditing]);
  return rounds;
}
